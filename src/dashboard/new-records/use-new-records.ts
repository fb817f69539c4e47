import { useAtomValue } from 'jotai'
import { inboxes } from '#src/dashboard/navigation/resources.ts'
import { useCacheSelector } from '#src/dashboard/offline-data/sync/use-cache-selector.ts'
import { newSince } from './received.ts'
import { marksAtom } from './seen.ts'

/** Returns each inbox with the number of its records that are new since this user last looked. */
export function useNewRecords() {
  const marks = useAtomValue(marksAtom)
  const counts = useCacheSelector((client) =>
    inboxes.map(({ key, name }) => newSince(client, key, marks[name])).join(),
  ).split(',')
  return inboxes.map((inbox, index) => ({ ...inbox, count: Number(counts[index]) }))
}
