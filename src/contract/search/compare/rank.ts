import { searchable, wordsOf } from './words.ts'

/** Most words that one search looks for. */
export const mostWords = 8

const commonWords = new Set(
  'a about an and are at by can do for from have how in is it of on or our that the this to us we what where which who with you your'.split(
    ' ',
  ),
)

/** Text of a record that a search reads, as `searchText` returns it. */
export interface Searched {
  title: string
  text: string
}

/** Text as `searchable` returns it, with a space around each word. */
export const searchText = (text: string): string => ` ${searchable(text)} `

/** The words that a ranked search looks for, at most eight: common words and single letters only without any other. */
export function searchWords(query: string): string[] {
  const words = wordsOf(query)
  const telling = words.filter((word) => !commonWords.has(word) && !/^[a-z]$/.test(word))
  return (telling.length > 0 ? telling : words).slice(0, mostWords).map(needleOf)
}

/** A short word would be found inside of many others: only the beginning of a word counts. */
const needleOf = (word: string) => (/^[a-z0-9]{1,3}$/.test(word) ? ` ${word}` : word)

/** A word in the text, and one more for a word in the title: more words always outweigh better places. */
export const wordScore = { text: 100, title: 101 }

/** How well a record fits. 0: none of the words is in it. @param words as `searchWords` returns them */
export function scoreOf({ title, text }: Searched, words: readonly string[]): number {
  let score = 0
  for (const word of words) {
    if (title.includes(word)) score += wordScore.title
    else if (text.includes(word)) score += wordScore.text
  }
  return score
}

/** Part of the words of the best result that another one must have: a search widens, a filter of a list narrows. */
export const shareOf = { search: 0.5, filter: 1 }

/** Best first; without those that have too few of the words. */
export function bestOf<Found extends { score: number }>(
  found: readonly Found[],
  share: number = shareOf.search,
): Found[] {
  const best = found.reduce((most, { score }) => Math.max(most, wordCount(score)), 0)
  return found
    .filter(({ score }) => score > 0 && wordCount(score) >= best * share)
    .sort((one, other) => other.score - one.score)
}

const wordCount = (score: number) => Math.floor(score / wordScore.text)

/** The items that a query finds, best first, otherwise in their order. Without words: all of them. */
export function ranked<Item>(
  items: readonly Item[],
  searchedOf: (item: Item) => Searched,
  query: string,
  share?: number,
): readonly Item[] {
  const words = searchWords(query)
  if (words.length === 0) return items
  const scored = items.map((item) => ({ item, score: scoreOf(searchedOf(item), words) }))
  return bestOf(scored, share).map(({ item }) => item)
}
