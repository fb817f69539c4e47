/** Controls, marks that turn the direction of writing or have no width, halves of characters, ends of lines. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
/** A file with such a name is opened by a browser or run by a desktop. */
const runs =
  /^(?:[a-z]*html?|xht|svgz?|xml|xslt?|hta|js[ex]?|mjs|vb[es]?|ws[fh]|bat|cmd|com|exe|scr|msi|ps1|lnk|url|jar|app|sh|py|reg|swf|pif|cpl|chm|dll|desktop|webloc)$/
/** A page that goes by an address alone would show such a file. */
const shows = /^(?:pdf|avif|gif|jpe?g|png|svg|webp)$/

/** In the names of what a stranger sent that would run something. */
export const activeMark = 'active-content'

interface Named {
  /** What it is called where it is saved. */
  name: string
  /** The last part of its address. */
  address: string
}

/**
 * Names a received file anew.
 *
 * @param extension what its bytes have proven, '' when they prove nothing
 * @param id given to no other file
 * @param size of a picture of which there are sizes, `1600x900`: by it, pages know which ones to ask for
 */
export function namesOf(given: string, extension: string, id: string, size = ''): Named {
  const last = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
  const shown = last
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/["<>|:*?%]/g, '-')
    .trim()
  const [, base = '', own = ''] = /^(.*?)(?:\.([A-Za-z0-9]{1,8}))?$/.exec(shown) ?? []
  const short =
    [...base]
      .slice(0, 100)
      .join('')
      .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '') || 'file'
  const ascii = short
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  const claimed = own.toLowerCase()
  const kept = extension || (runs.test(claimed) ? `${claimed}.bin` : claimed || 'bin')
  const ending = extension || (runs.test(claimed) || shows.test(claimed) ? 'bin' : claimed || 'bin')
  return {
    name: `${short}.${kept}`,
    address: `${[id, ascii || 'file', ...(size ? [size] : [])].join('-')}.${ending}`,
  }
}

/** RFC 6266, with a plain name for what does not read the other one. */
export function dispositionOf(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${how}; filename="${plain}"; filename*=UTF-8''${whole}`
}
