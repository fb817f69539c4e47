import { isPictureKind, type Kind, kindOf } from './kind.ts'

/**
 * Pixels that a picture may have. A JPEG is shrunk while it is read, so that the largest that phones take cost little; every
 * other format is held in memory, four bytes a pixel, all frames of an animation together.
 */
export const pixelLimits = { jpeg: 256_000_000, other: 64_000_000 }

const advice = 'Choose a PNG, JPEG, GIF, WebP, AVIF or SVG file.'
const unreadable: Partial<Record<Kind, string>> = {
  heic: 'a HEIC photo, which cannot be read. On an iPhone choose Settings › Camera › Formats › Most Compatible, or save the photo as JPEG and choose it again.',
  'jpeg-xl': 'a JPEG XL picture, which cannot be read. Save it as JPEG or PNG and choose it again.',
  'jpeg-2000': 'a JPEG 2000 picture, which cannot be read. Save it as JPEG or PNG and choose it again.',
  photoshop: 'a Photoshop file, which cannot be read. Save it as JPEG or PNG and choose it again.',
}

/** What is wrong with a picture that cannot be taken. The file's name comes before it. */
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
 * Says why a file is no picture that can be read, by its first bytes; undefined for one that is.
 *
 * @param wanted says which formats to choose instead
 */
export async function pictureProblem(file: File, wanted = advice): Promise<string | undefined> {
  const kind = await kindOf(file).catch(() => undefined)
  if (kind === undefined) return `${file.name} ${pictureProblems.missing}`
  return isPictureKind(kind) ? undefined : `${file.name} is ${unreadable[kind] ?? `not a picture. ${wanted}`}`
}
