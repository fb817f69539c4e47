type FileKind = 'pdf' | 'picture' | 'other'

/** What a file is by its address alone; only its bytes would prove it. */
export function fileKindOf(address: string): FileKind {
  const [path = ''] = address.split(/[?#]/)
  if (/\.pdf$/i.test(path)) return 'pdf'
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path) ? 'picture' : 'other'
}

/** What our server puts before and behind the words of a name: whom it is for, its number, the size of a picture. */
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
 * The attributes, beside `href`, of a link to a file that a person or a backend has named. Only a PDF opens in a tab; anything else
 * is downloaded, as a drawing or a page that is opened in place would run its scripts with this site's rights.
 */
export function fileLink(href: string) {
  const isPdf = fileKindOf(href) === 'pdf'
  return { target: '_blank', rel: 'noopener noreferrer', ...(!isPdf && { download: '' }) }
}
