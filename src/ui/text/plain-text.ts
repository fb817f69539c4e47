/**
 * The words of a piece of HTML, for excerpts, descriptions and counts. It only reads signs: nothing is parsed into
 * elements, loaded or run, so it may be given anything and works without a browser. The result is for text nodes.
 *
 * @example plainText('<p>Cold <b>tie-ins</b></p><p>win.</p>') // 'Cold tie-ins win.'
 */
export function plainText(html: string): string {
  return decoded(
    html
      .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
      .replace(/<(script|style|iframe|template|noscript|svg|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      // A tag that stands inside a sentence parts no words; every other one does.
      .replace(/<\/?(?:a|abbr|b|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|u)\b[^<>]*>/gi, '')
      .replace(/<\/?[a-z!?][^>]*(?:>|$)/gi, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi,
    (written, decimal, hex, name) => {
      if (name) return named.get(name) ?? written
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written
    },
  )
}

/** Those that editors write; any other stays as it stands. */
const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    middot: '·',
    deg: '°',
    plusmn: '±',
    times: '×',
    divide: '÷',
    micro: 'µ',
    frac12: '½',
    frac14: '¼',
    sup2: '²',
    sup3: '³',
    euro: '€',
    pound: '£',
    copy: '©',
    reg: '®',
    trade: '™',
    eacute: 'é',
    rarr: '→',
  }),
)
