import { decodeEntities } from './entities.ts'

/**
 * The words of a piece of HTML, for excerpts, descriptions and counts. It only reads signs: nothing is parsed into
 * elements, loaded or run, so it may be given anything and works without a browser. The result is for text nodes.
 *
 * @example plainText('<p>Cold <b>tie-ins</b></p><p>win.</p>') // 'Cold tie-ins win.'
 */
export function plainText(html: string): string {
  return decodeEntities(
    html
      .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
      .replace(/<(script|style|iframe|template|noscript|svg|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      // A tag that stands inside a sentence parts no words; every other one does.
      .replace(/<\/?(?:a|abbr|b|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|u)\b[^<>]*>/gi, '')
      .replace(/<\/?[a-z!?][^>]*(?:>|$)/gi, ' '),
  )
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
