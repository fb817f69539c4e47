type FileKind = 'pdf' | 'picture' | 'other'

/** Guesses the kind of a file from its address. Only its bytes would prove it. */
export function fileKindOf(address: string): FileKind {
  const [path = ''] = address.split(/[?#]/)
  if (/\.pdf$/i.test(path)) return 'pdf'
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path) ? 'picture' : 'other'
}

/** Parts that our server adds to a file name: a private prefix, an id, and the size of a picture. */
const added = /^(?:private-)?[0-9a-f]{24}-(.+?)(?:-\d+x\d+)?(\.\w+)$/

/** @example fileNameOf('/uploads/scope%20of%20work.pdf?v=2') // 'scope of work.pdf' */
export function fileNameOf(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const name = path.slice(path.lastIndexOf('/') + 1).replace(added, '$1$2')
  try {
    return decodeURIComponent(name) || 'File'
  } catch {
    return name
  }
}

/**
 * Returns the attributes, besides `href`, of a link to an untrusted file. Only a PDF opens in a tab; any other file is
 * downloaded, because an opened SVG or HTML file would run scripts with this site's rights.
 */
export function fileLink(href: string) {
  const isPdf = fileKindOf(href) === 'pdf'
  return { target: '_blank', rel: 'noopener noreferrer', ...(!isPdf && { download: '' }) }
}
