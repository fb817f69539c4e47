import { foldText } from './fold.ts'

/** Text folded character by character, with the position of each folded character in the text. */
interface Placed {
  folded: string
  places: number[]
}

function placed(text: string): Placed {
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const character of text) {
    const plain = foldText(character)
    for (let count = 0; count < plain.length; count += 1) places.push(place)
    folded += plain
    place += character.length
  }
  places.push(place)
  return { folded, places }
}

/** Builds a pattern that matches like `searchable`: `132kv` also in "132 kV", `2500000` also in "2,500,000". */
function patternOf(words: readonly string[]): RegExp | undefined {
  if (words.length === 0) return undefined
  const sources = [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) =>
      word
        .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
        .replace(/^ /, '\\b')
        .replace(/(\d)(?=\d)/g, '$1,?')
        .replace(/(\d)(?=[a-z])/g, '$1[\\s-]?'),
    )
  return new RegExp(sources.join('|'), 'g')
}

/**
 * Splits a text into pieces: every second one is a match.
 *
 * @param words as returned by `wordsOf` or `searchWords`
 * @example piecesOf('Ọlábísí’s tanks', ['olabisi']) // ['', 'Ọlábísí', '’s tanks']
 */
export function piecesOf(text: string, words: readonly string[]): string[] {
  const pattern = patternOf(words)
  if (!pattern) return [text]
  const { folded, places } = placed(text)
  const pieces: string[] = []
  let end = 0
  for (const match of folded.matchAll(pattern)) {
    const start = places[match.index] ?? 0
    // A character may fold to several, and an earlier match may have taken the first of them.
    if (start < end) continue
    pieces.push(text.slice(end, start))
    end = endOf(match.index + match[0].length, places)
    pieces.push(text.slice(start, end))
  }
  return [...pieces, text.slice(end)]
}

/** Includes the marks after the last character, and the rest of a partly matched character. */
function endOf(index: number, places: readonly number[]): number {
  const last = places[index - 1]
  let next = index
  while (next < places.length - 1 && places[next] === last) next += 1
  return places[next] ?? 0
}

/**
 * Returns about 220 characters of a text, around the first match.
 *
 * @param lead number of characters before the match
 */
export function excerpt(text: string, words: readonly string[], lead = 60): string {
  const [before = '', match] = piecesOf(text, words)
  const first = match === undefined ? 0 : before.length
  const from = first > 2 * lead ? text.lastIndexOf(' ', first - lead) + 1 : 0
  const rest = text.slice(from)
  const part =
    rest.length > 240
      ? `${rest
          .slice(0, 220)
          .replace(/\s\S*$/, '')
          .trimEnd()} …`
      : rest
  return from > 0 ? `… ${part}` : part
}
