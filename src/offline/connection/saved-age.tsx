import { useAtomValue } from 'jotai'
import { oldAfter } from '#src/api/freshness.ts'
import { storageAtom } from '#src/offline/storage/storage-state.ts'
import { classes } from '#src/ui/classes.ts'
import { age } from '#src/ui/text/date.ts'
import { useMinute } from './use-minute.ts'

/** Age of cached data, "Saved 5 min ago", in amber after a day. "Loaded" if the browser has no storage. */
export function SavedAge({ at }: { at: number }) {
  const now = useMinute()
  const storage = useAtomValue(storageAtom)
  const isOld = now - at > oldAfter
  return (
    <p
      className={classes('text-sm print:hidden', isOld ? 'text-caution' : 'text-ink-soft')}
    >{`${storage === 'kept' ? 'Saved' : 'Loaded'} ${age(new Date(at), new Date(Math.max(now, at)))}`}</p>
  )
}
