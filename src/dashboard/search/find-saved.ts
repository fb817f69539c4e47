import { wordsOf } from '#src/ui/text/search-words.ts'
import type { SavedList, SavedRecord } from './saved-records.ts'

/** One list's records with all the words, the likeliest first. */
export interface FoundList extends SavedList {
  /** How many there are; `records` has the first few. */
  count: number
}

const few = 6

/** @example findSaved(savedLists(client), 'okafor delta') */
export function findSaved(lists: SavedList[], query: string): FoundList[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return lists
    .map((list) => {
      const found = list.records.filter(({ text }) => words.every((word) => text.includes(word)))
      return { ...list, count: found.length, records: likeliest(found, words.join(' ')) }
    })
    .filter(({ count }) => count > 0)
}

/** Names that begin with what was typed, then the others in their order; nothing is sorted. */
function likeliest(found: SavedRecord[], typed: string): SavedRecord[] {
  const first: SavedRecord[] = []
  const rest: SavedRecord[] = []
  for (const record of found) {
    if (first.length === few) break
    if (record.text.startsWith(typed)) first.push(record)
    else if (rest.length < few) rest.push(record)
  }
  return [...first, ...rest].slice(0, few)
}
