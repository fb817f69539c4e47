import { wordsOf } from '#src/ui/text/search-words.ts'
import type { SavedList, SavedRecord } from './saved-records.ts'

/** One list's records with all the words, the likeliest first. */
export interface FoundList extends SavedList {
  /** How many there are; `records` has the first few. */
  count: number
}

const few = 6

/**
 * Where few records have the words as they were typed, those that have them with a wrong letter, or with two that are
 * swapped, come after them.
 *
 * @example findSaved(savedLists(client), 'okafor delta')
 */
export function findSaved(lists: SavedList[], query: string): FoundList[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const found = lists.map(({ records }) =>
    records.filter(({ text }) => words.every((word) => text.includes(word))),
  )
  const isRare = found.reduce((sum, { length }) => sum + length, 0) < few
  const isNear = isRare && words.some(mayBeMistyped) ? nearTo(words) : undefined
  return lists
    .map((list, index) => {
      const exact = found[index] ?? []
      const near = isNear ? list.records.filter((record) => !exact.includes(record) && isNear(record)) : []
      const records = [...likeliest(exact, words.join(' ')), ...near].slice(0, few)
      return { ...list, count: exact.length + near.length, records, isExact: exact.length > 0 }
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => Number(other.isExact) - Number(one.isExact))
}

/** A shorter word with another letter is another word, and so is another number. */
const mayBeMistyped = (word: string) => /^\p{L}{5,}$/u.test(word)

function nearTo(words: string[]): (record: SavedRecord) => boolean {
  const tests = words.map((word) => {
    if (!mayBeMistyped(word)) return (text: string) => text.includes(word)
    // Of one mistake, what stands before the middle or what stands after it knows nothing: that is looked for first.
    const middle = word.length >> 1
    const [start, end] = [word.slice(0, middle - 1), word.slice(middle + 1)]
    const mistyped = oneMistake(word)
    return (text: string) => (text.includes(start) || text.includes(end)) && mistyped.test(text)
  })
  return ({ text }) => tests.every((test) => test(text))
}

/** A word with any other letter in one place, or with two neighbours swapped. */
function oneMistake(word: string): RegExp {
  const letters = [...word]
  const patterns = letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at).join(''), letters.slice(at + 1)]
    const [next, ...rest] = after
    const swapped = next === undefined ? [] : [`${before}${next}${letter}${rest.join('')}`]
    return [`${before}.${after.join('')}`, ...swapped]
  })
  return new RegExp(patterns.join('|'))
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
