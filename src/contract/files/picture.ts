import { isPictureKind, type Kind, kindOf } from './kind.ts'

/**
 * Maximum number of pixels of a picture. A JPEG is shrunk while it is read, so that even the largest phone photos cost
 * little; other formats take four bytes per pixel in memory, with all frames of an animation together.
 */
export const pixelLimits = { jpeg: 256_000_000, other: 64_000_000 }

const advice = 'Choose a PNG, JPEG, GIF, WebP, AVIF or SVG file.'
const unreadable: Partial<Record<Kind, string>> = {
  heic: 'a HEIC photo, which cannot be read. On an iPhone choose Settings › Camera › Formats › Most Compatible, or save the photo as JPEG and choose it again.',
  'jpeg-xl': 'a JPEG XL picture, which cannot be read. Save it as JPEG or PNG and choose it again.',
  'jpeg-2000': 'a JPEG 2000 picture, which cannot be read. Save it as JPEG or PNG and choose it again.',
  photoshop: 'a Photoshop file, which cannot be read. Save it as JPEG or PNG and choose it again.',
}

/** Problems of rejected pictures. The file's name precedes them. */
export const pictureProblems = {
  missing: 'can no longer be read. Choose it again.',
  cutOff: 'is cut off or damaged. Copy it again from where it came from, or choose another one.',
  drawing: 'is cut off, or has a fault in its XML. Export it again as SVG or PNG.',
  entities: 'has entities that refer to other files or grow without end. Export it again as SVG or PNG.',
  effort: 'takes too long or too much memory to read. Make it smaller, or save it as JPEG.',
  pixels: (pixels: number, limit: number) =>
    `has ${millions(pixels)} million pixels. At most ${millions(limit)} million can be read: make it smaller and choose it again.`,
}

const millions = (count: number) => Math.ceil(count / 1_000_000)

/**
 * Returns why a file is no readable picture, judged by its first bytes; undefined for a readable one.
 *
 * @param sentence advice on formats to choose instead
 */
export async function pictureProblem(file: File, sentence = advice): Promise<string | undefined> {
  const kind = await kindOf(file).catch(() => undefined)
  if (kind === undefined) return `${file.name} ${pictureProblems.missing}`
  return isPictureKind(kind)
    ? undefined
    : `${file.name} is ${unreadable[kind] ?? `not a picture. ${sentence}`}`
}
