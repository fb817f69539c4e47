import * as z from 'zod/mini'

/** A file that may be left out, of any type. */
export const optionalFile = z.optional(z.file())

/** What a field for "any image" says to a file that is none, whatever its name says. */
const noPicture = 'This file is not a picture. Choose a PNG, JPEG, GIF, WebP, AVIF or SVG file.'
const notThere = 'This file can no longer be read. Choose it again.'

/** A picture that may be left out. */
export const optionalPicture = z.optional(
  z.file().check(z.refine(isReadable, notThere), z.refine(startsAsPicture, noPicture)),
)

/** For a list of files, or of addresses of those that are kept and files: whether each file is a picture. */
export const arePictures = z.refine<(File | string)[]>(
  async (entries) =>
    (await Promise.all(entries.map((entry) => typeof entry === 'string' || startsAsPicture(entry)))).every(
      Boolean,
    ),
  'One of these files is not a picture. Remove it, and choose a PNG, JPEG, GIF, WebP, AVIF or SVG file.',
)

/** A name or a MIME type proves nothing; a PDF starts with these five bytes. */
export async function startsAsPdf(file: File): Promise<boolean> {
  const start = await startOf(file)
  return start === undefined || start.startsWith('%PDF-')
}

/** False when the file was moved or changed since it was chosen, or its store on the phone took it back. */
export async function isReadable(file: File): Promise<boolean> {
  return (await startOf(file)) !== undefined
}

/** A file that cannot be read is not called something else: `isReadable` says what is wrong with it. */
async function startsAsPicture(file: File): Promise<boolean> {
  const start = await startOf(file)
  if (start === undefined) return true
  return (
    [binary, svg].some((pattern) => pattern.test(start)) || icons.some((bytes) => start.startsWith(bytes))
  )
}

/**
 * How the picture formats that browsers draw begin, each byte as one character: PNG, JPEG, GIF, WebP, AVIF and HEIC,
 * TIFF, and BMP with the size of its file and four bytes that are kept at 0, since words begin with its two letters.
 */
const binary =
  /^(?:\x89PNG\r\n.\n|\xff\xd8\xff|GIF8[79]a|RIFF.{4}WEBP|.{4}ftyp(?:avi[fs]|hei[cx]|mif1|msf1)|II\*\0|MM\0\*|BM.{4}\0{4})/s
const icons = ['\0\0\x01\0', '\0\0\x02\0']
const svg = /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--.*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/s

/** The first kilobyte, one character a byte; undefined when it cannot be read. */
async function startOf(file: File): Promise<string | undefined> {
  try {
    const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
    return String.fromCharCode(...bytes)
  } catch {
    return undefined
  }
}
