/** The characters that HTML writes as `&amp;`, `&#38;` or `&#x26;`. A name that is not known stays as it stands. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi,
    (written, decimal, hex, name) => {
      if (name) return named.get(name) ?? written
      return characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)) ?? written
    },
  )
}

function characterOf(code: number): string | undefined {
  if (code <= 0 || code > 0x10ffff) return undefined
  // Half a character is none, and what Windows once counted from 128 on is still written.
  if (code >= 0xd800 && code <= 0xdfff) return '\uFFFD'
  return code >= 128 && code < 160 ? windows[code - 128] : String.fromCodePoint(code)
}

const windows = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ']

/** The names of the characters from 160 on, and of the Greek letters, in their order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'
const greek =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi ' +
  'Psi Omega - - - - - - - alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho ' +
  'sigmaf sigma tau upsilon phi chi psi omega'

const named = new Map([
  ...counted(latin, 160),
  ...counted(greek, 913),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    bull: '•',
    prime: '′',
    Prime: '″',
    permil: '‰',
    euro: '€',
    trade: '™',
    larr: '←',
    uarr: '↑',
    rarr: '→',
    darr: '↓',
    harr: '↔',
    minus: '−',
    radic: '√',
    infin: '∞',
    asymp: '≈',
    ne: '≠',
    le: '≤',
    ge: '≥',
    sum: '∑',
    oelig: 'œ',
    OElig: 'Œ',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200c',
    zwj: '\u200d',
  }),
])

function counted(names: string, first: number): [string, string][] {
  return names.split(' ').map((name, index) => [name, String.fromCodePoint(first + index)])
}
