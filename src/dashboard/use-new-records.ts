import { useAtomValue } from 'jotai'
import { useCachedText } from './cached-text.ts'
import { inboxes, newSince } from './new-records/inboxes.ts'
import { marksAtom } from './new-records/seen.ts'

/** Each inbox with how many of its records are new since this person last looked. */
export function useNewRecords() {
  const marks = useAtomValue(marksAtom)
  const counts = useCachedText((client) =>
    inboxes.map(({ key, name }) => newSince(client, key, marks[name])).join(),
  ).split(',')
  return inboxes.map((inbox, place) => ({ ...inbox, count: Number(counts[place]) }))
}
