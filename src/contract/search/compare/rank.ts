import { searchable, wordsOf } from './words.ts'

/** Maximum number of words in a search. */
export const mostWords = 8

const commonWords = new Set(
  'a about an and are at by can do for from have how in is it of on or our that the this to us we what where which who with you your'.split(
    ' ',
  ),
)

/** Searchable text of a record, as returned by `searchText`. */
export interface Searched {
  title: string
  text: string
}

/** Returns the text in searchable form, with a space around each word. */
export const searchText = (text: string): string => ` ${searchable(text)} `

/** Returns up to eight words of a query. Drops common words and single letters unless nothing else remains. */
export function searchWords(query: string): string[] {
  const words = wordsOf(query)
  const telling = words.filter((word) => !commonWords.has(word) && !/^[a-z]$/.test(word))
  return (telling.length > 0 ? telling : words).slice(0, mostWords).map(needleOf)
}

/** Matches a short word at the beginning of a word only: it occurs inside many others. */
const needleOf = (word: string) => (/^[a-z0-9]{1,3}$/.test(word) ? ` ${word}` : word)

/** Score of a word in the text and in the title. More words always outweigh better places. */
export const wordScore = { text: 100, title: 101 }

/** Scores a record; 0 if it contains none of the words. @param words as returned by `searchWords` */
export function scoreOf({ title, text }: Searched, words: readonly string[]): number {
  let score = 0
  for (const word of words) {
    if (title.includes(word)) score += wordScore.title
    else if (text.includes(word)) score += wordScore.text
  }
  return score
}

/** Share of the best result's words that another result needs: a search widens, a filter of a list narrows. */
export const shareOf = { search: 0.5, filter: 1 }

/** Sorts by score, best first, and drops results with too few of the words. */
export function bestOf<Match extends { score: number }>(
  matches: readonly Match[],
  share: number = shareOf.search,
): Match[] {
  const best = matches.reduce((most, { score }) => Math.max(most, wordCount(score)), 0)
  return matches
    .filter(({ score }) => score > 0 && wordCount(score) >= best * share)
    .sort((one, other) => other.score - one.score)
}

const wordCount = (score: number) => Math.floor(score / wordScore.text)

/** Returns the items that match a query, best first, otherwise in their order. Returns all items without words. */
export function rankBy<Item>(
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
