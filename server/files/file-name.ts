/** Control characters, invisible and direction marks, unpaired surrogates, and line ends. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
/** Extensions of files that a browser opens or a desktop runs. */
const runs =
  /^(?:[a-z]*html?|xht|svgz?|xml|xslt?|hta|js[ex]?|mjs|vb[es]?|ws[fh]|bat|cmd|com|exe|scr|msi|ps1|lnk|url|jar|app|sh|py|reg|swf|pif|cpl|chm|dll|desktop|webloc)$/
/** Extensions of files that a page shows by their address alone. */
const shows = /^(?:pdf|avif|gif|jpe?g|png|svg|webp)$/

/** Part of the name of a visitor's file that could run something. */
export const activeMark = 'active-content'

/** Returns a file's name without folders, invisible characters, and characters that a system forbids. */
export function displayName(fileName: string): string {
  const last = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1)
  return last
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/["<>|:*?%]/g, '-')
    .trim()
}

interface Named {
  /** Name under which a browser saves the file. */
  name: string
  /** Last segment of its address. */
  address: string
}

/**
 * Creates the names of a received file.
 *
 * @param extension proven by the bytes; '' when they prove nothing
 * @param id unique to this file
 * @param size of a picture that has smaller sizes, `1600x900`: it tells pages which sizes they may request
 */
export function namesOf(fileName: string, extension: string, id: string, size = ''): Named {
  const readableName = displayName(fileName)
  const [, base = '', ownExtension = ''] = /^(.*?)(?:\.([A-Za-z0-9]{1,8}))?$/.exec(readableName) ?? []
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
  const claimed = ownExtension.toLowerCase()
  const safeExtension = extension || (runs.test(claimed) ? `${claimed}.bin` : claimed || 'bin')
  const ending = extension || (runs.test(claimed) || shows.test(claimed) ? 'bin' : claimed || 'bin')
  return {
    name: `${short}.${safeExtension}`,
    address: `${[id, ascii || 'file', ...(size ? [size] : [])].join('-')}.${ending}`,
  }
}

/** Returns a Content-Disposition header (RFC 6266), with an ASCII name for older clients. */
export function dispositionOf(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return `${how}; filename="${plain}"; filename*=UTF-8''${whole}`
}
