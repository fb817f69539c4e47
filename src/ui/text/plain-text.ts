import { decodeEntities } from './entities.ts'

/**
 * Extracts the words of HTML, for excerpts, descriptions and counts. Works on characters only: nothing is parsed into
 * elements, loaded or run, so any input is safe, also without a browser. The result is for text nodes.
 *
 * @example plainText('<p>Cold <b>tie-ins</b></p><p>win.</p>') // 'Cold tie-ins win.'
 */
export function plainText(html: string): string {
  return decodeEntities(
    html
      .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
      .replace(/<(script|style|iframe|template|noscript|svg|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      // Inline tags do not separate words. All other tags do.
      .replace(/<\/?(?:a|abbr|b|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|u)\b[^<>]*>/gi, '')
      .replace(/<\/?[a-z!?][^>]*(?:>|$)/gi, ' '),
  )
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
