/** What a search looks for: each of its words, in small letters and without the ending of a plural. */
export const wordsOf = (query: string): string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean).map(withoutPlural)

/** As far as it is looked for within longer words. @example withoutPlural('facilities') // 'facilit' */
const withoutPlural = (word: string): string =>
  word.replace(/(\w{4})ies$/, '$1').replace(/(\w\w[^\Wisu])s$/, '$1')

/** Whether every word that is looked for occurs in a text, whatever its case. Without words: yes. */
export function hasWords(text: string, query: string): boolean {
  const lower = text.toLowerCase()
  return wordsOf(query).every((word) => lower.includes(word))
}

/** About 220 characters of a text, around the first word that was looked for. */
export function excerpt(text: string, words: string[]): string {
  const found = words.map((word) => text.toLowerCase().indexOf(word)).filter((index) => index >= 0)
  const first = found.length > 0 ? Math.min(...found) : 0
  const from = first > 120 ? text.lastIndexOf(' ', first - 60) + 1 : 0
  const rest = text.slice(from)
  const part = rest.length > 240 ? `${rest.slice(0, 220).replace(/\s+\S*$/, '')} …` : rest
  return from > 0 ? `… ${part}` : part
}
