/**
 * Decodes HTML entities such as `&amp;`, `&#38;` and `&#x26;`. Unknown names stay unchanged.
 *
 * @param more entities in addition to those that editors write
 */
export function decodeEntities(text: string, more?: ReadonlyMap<string, string>): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi,
    (written, decimal, hex, name) => {
      if (name) return named.get(name) ?? more?.get(name) ?? written
      return characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)) ?? written
    },
  )
}

function characterOf(code: number): string | undefined {
  if (code <= 0 || code > 0x10ffff) return undefined
  // Lone surrogates are no characters. Codes 128 to 159 are still used with their Windows-1252 meaning.
  if (code >= 0xd800 && code <= 0xdfff) return '\uFFFD'
  return code >= 128 && code < 160 ? windows[code - 128] : String.fromCodePoint(code)
}

const windows = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ']

const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    shy: '\u00ad',
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
