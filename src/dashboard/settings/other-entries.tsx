import { Alert } from '#src/ui/alert.tsx'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'
import { useSetEntry } from '#src/ui/form/use-set-entry.ts'
import type { OtherEntry } from './changed-elsewhere.ts'

interface OtherEntriesProps {
  entries: OtherEntry[]
  onTake: (entry: OtherEntry) => void
}

/** What another person has saved in fields that this one has changed as well; in a form. */
export function OtherEntries({ entries, onTake }: OtherEntriesProps) {
  const setEntry = useSetEntry()
  if (entries.length === 0) return null
  return (
    <Alert tone="caution" className="col-span-full" title="Changed by another member of staff">
      <ul className="mt-2 flex flex-col gap-2">
        {entries.map((entry) => (
          <li key={entry.field} className="flex flex-wrap items-center justify-between gap-2">
            <span className="wrap-anywhere">
              {`${entry.label} is now ${entry.value ? `“${entry.value}”` : 'empty'}.`}
            </span>
            <Button
              ref={handFocusOn}
              variant="secondary"
              size="small"
              aria-label={`Take theirs: ${entry.label}`}
              onClick={() => {
                setEntry(entry.field, entry.value)
                onTake(entry)
              }}
            >
              Take theirs
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
