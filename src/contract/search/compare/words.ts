import { foldText } from './fold.ts'

/** Units that people write with or without a space after their number. */
const spacedUnit =
  /(\d) (?=(?:k?v|[km]?va|mvar|[kmg]?w|[kmg]wh|[mk]?a|[km]?hz|[mck]?m|m2|m3|nm3|ft|ha|dwt|t|kg|mt|l|hp|bar|psi|[km]?pa|bbl|b[ow]?pd|m{0,2}scfd?)(?: |$))/g

/** Words. A dot or an at sign inside a word belongs to it: decimals, email addresses. */
const tokens = /[\p{L}\p{N}]+(?:[.@][\p{L}\p{N}]+)*/gu

/**
 * Converts text to the form that searches compare: folded, single spaces between words, no punctuation, and one
 * spelling of numbers, units and codes.
 *
 * @example searchable('Tank-farm, 132 kV: 2,500,000 (ISO9001)') // 'tank farm 132kv 2500000 iso 9001'
 */
export function searchable(text: string): string {
  const folded = foldText(text)
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/(\d),(?=\d\d\d(?!\d))/g, '$1')
  return (folded.match(tokens) ?? [])
    .join(' ')
    .replace(spacedUnit, '$1')
    .replace(/\b([a-z]{2,4})(\d{3,})\b/g, '$1 $2')
}

/** Returns the distinct words of a query without plural endings. @example wordsOf('Hot taps') // ['hot', 'tap'] */
export const wordsOf = (query: string): string[] => [
  ...new Set(searchable(query).split(' ').filter(Boolean).map(withoutPlural)),
]

/** Returns the common part of singular and plural. @example withoutPlural('facilities') // 'facilit' */
const withoutPlural = (word: string): string =>
  word
    .replace(/(\w{4})ies$/, '$1')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/(\w\w[^\Wisu])s$/, '$1')

/** Whether a text contains every word. @param text as returned by `searchable` */
export const hasEvery = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word))
