/** Entity names of the characters from 160 on, in order. */
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

/** Entities that older articles may contain, for `decodeEntities`. */
export const articleEntities: ReadonlyMap<string, string> = new Map([
  ...counted(latin, 160),
  ...counted(greek, 913),
  ...counted('larr uarr rarr darr harr', 0x2190),
  ...Object.entries({
    prime: '′',
    Prime: '″',
    permil: '‰',
    sbquo: '‚',
    bdquo: '„',
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
  }),
])

function counted(names: string, first: number): [string, string][] {
  return names.split(' ').map((name, index) => [name, String.fromCodePoint(first + index)])
}
