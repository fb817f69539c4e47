import { pdfHeaderAt } from './pdf.ts'
import { decodeXml, readSvgProlog } from './svg.ts'

/** Formats accepted as pictures. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg' | 'tiff' | 'bmp' | 'ico'
/** Picture formats that some browsers or the server cannot read. */
type UnreadableKind = 'heic' | 'jpeg-xl' | 'jpeg-2000' | 'photoshop'
export type Kind = PictureKind | UnreadableKind | 'pdf' | 'other'

/** Bytes to read: enough for the comments and declarations that drawing programs write before an SVG. */
const startLength = 65_536

/** Detects a file's kind from its first bytes. Its name and the browser's type prove nothing. */
export async function kindOf(file: Blob): Promise<Kind> {
  const bytes = new Uint8Array(await file.slice(0, startLength).arrayBuffer())
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
  const [, kind] =
    starts.find(([first]) => (typeof first === 'string' ? start.startsWith(first) : first.test(start))) ?? []
  if (kind) return kind
  if (start.startsWith('ftyp', 4)) return mediaKind(start)
  if (readSvgProlog(decodeXml(bytes))) return 'svg'
  return pdfHeaderAt(start) < 0 ? 'other' : 'pdf'
}

export const isPictureKind = (kind: Kind): kind is PictureKind => pictureKinds.includes(kind)

const pictureKinds: readonly Kind[] = ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg', 'tiff', 'bmp', 'ico']

/** Signatures of the formats, with one character per byte. */
const starts: readonly [RegExp | string, Kind][] = [
  ['\xff\xd8\xff', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  [/^RIFF.{4}WEBP/s, 'webp'],
  [/^GIF8[79]a/, 'gif'],
  [/^(?:II\*\0|MM\0\*)/, 'tiff'],
  // The size, then four reserved zero bytes: a text may begin with the same two letters.
  [/^BM.{4}\0{4}/s, 'bmp'],
  ['\0\0\x01\0', 'ico'],
  ['\0\0\x02\0', 'ico'],
  ['\xff\x0a', 'jpeg-xl'],
  ['\0\0\0\x0cJXL ', 'jpeg-xl'],
  ['\0\0\0\x0cjP  ', 'jpeg-2000'],
  ['8BPS\0', 'photoshop'],
]

/** Detects the kind of an ISO media file. Its first box lists the compatible formats. */
function mediaKind(start: string): Kind {
  const length = start.charCodeAt(2) * 256 + start.charCodeAt(3)
  const brands = start.slice(8, Math.max(12, length))
  if (/avi[fs]/.test(brands)) return 'avif'
  return /he[iv][a-z]|mi[fa][12f]|msf1/.test(brands) ? 'heic' : 'other'
}
