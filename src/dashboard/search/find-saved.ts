import { hasEvery, wordsOf } from '#src/contract/search/compare/words.ts'
import type { SavedList, SavedRecord } from './saved-records.ts'

/** Records of one list that contain all the words, the likeliest first. */
export interface MatchingList extends SavedList {
  /** Number of matches; `records` has the first few. */
  count: number
}

const few = 6

/** Returns the text that someone wrote with the words that the record's names do not have. */
export function writtenWith({ text, written }: SavedRecord, words: string[]) {
  const missing = words.filter((word) => !text.includes(word))
  const isFound = missing.some((word) => written?.searchable.includes(word))
  return isFound && written ? { text: written.text, words: missing } : undefined
}

/**
 * Returns the matching records by list. If few records match exactly, those with one wrong letter or two swapped ones
 * follow.
 *
 * @example findSaved(savedLists(client), 'okafor delta')
 */
export function findSaved(lists: SavedList[], query: string): MatchingList[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const matches = lists.map(({ records }) => records.filter((record) => hasWords(record, words)))
  const isRare = matches.reduce((sum, { length }) => sum + length, 0) < few
  const isNear = isRare && words.some(mayBeMistyped) ? nearTo(words) : undefined
  return lists
    .map((list, index) => {
      const exact = matches[index] ?? []
      const near = isNear ? list.records.filter((record) => !exact.includes(record) && isNear(record)) : []
      const records = [...likeliest(exact, words), ...near].slice(0, few)
      return { ...list, count: exact.length + near.length, records, isExact: exact.length > 0 }
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => Number(other.isExact) - Number(one.isExact))
}

/** Whether a record has every word, in its names or in what people wrote. */
const hasWords = ({ text, written }: SavedRecord, words: string[]) =>
  written
    ? words.every((word) => text.includes(word) || written.searchable.includes(word))
    : hasEvery(text, words)

/** Whether to tolerate a typing error: with another letter a short word or a number is a different one. */
const mayBeMistyped = (word: string) => /^\p{L}{5,}$/u.test(word)

function nearTo(words: string[]): (record: SavedRecord) => boolean {
  const tests = words.map((word) => {
    if (!mayBeMistyped(word)) return (text: string) => text.includes(word)
    // A single mistake leaves the part before or after the middle intact: search for these parts first.
    const middle = word.length >> 1
    const [start, end] = [word.slice(0, middle - 1), word.slice(middle + 1)]
    return (text: string) => (text.includes(start) || text.includes(end)) && isNearlyIn(text, word)
  })
  return ({ text }) => tests.every((test) => test(text))
}

/** Whether a text contains a word, allowing for one wrong letter or two swapped neighbours. */
function isNearlyIn(text: string, word: string): boolean {
  for (let start = 0; start + word.length <= text.length; start += 1) {
    let at = 0
    while (at < word.length && text[start + at] === word[at]) at += 1
    const end = start + at
    if (at === word.length || text.startsWith(word.slice(at + 1), end + 1)) return true
    const isSwapped = text[end] === word[at + 1] && text[end + 1] === word[at]
    if (isSwapped && text.startsWith(word.slice(at + 2), end + 2)) return true
  }
  return false
}

/** Returns titles that begin with the words first, then other names, then texts, each in order and without sorting. */
function likeliest(matches: SavedRecord[], words: string[]): SavedRecord[] {
  const typed = words.join(' ')
  const first: SavedRecord[] = []
  const names: SavedRecord[] = []
  const texts: SavedRecord[] = []
  for (const record of matches) {
    if (first.length === few) break
    if (record.text.startsWith(typed)) first.push(record)
    else if (names.length < few && hasEvery(record.text, words)) names.push(record)
    else if (texts.length < few && record.written) texts.push(record)
  }
  return [...first, ...names, ...texts].slice(0, few)
}
