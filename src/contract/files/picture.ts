import { isPictureKind, type Kind, kindOf } from './kind.ts'

/**
 * Pixels that a picture may have. A JPEG is shrunk while it is read, so that the largest that phones take cost little; every
 * other format is held in memory, four bytes a pixel, all frames of an animation together.
 */
export const pixelLimits = { jpeg: 256_000_000, other: 64_000_000 }

const formats = 'Choose a PNG, JPEG, GIF, WebP, AVIF or SVG file.'
const unreadable: Partial<Record<Kind, string>> = {
  heic: 'a HEIC photo, which cannot be read. On an iPhone choose Settings › Camera › Formats › Most Compatible, or save the photo as JPEG and choose it again.',
  'jpeg-xl': 'a JPEG XL picture, which cannot be read. Save it as JPEG or PNG and choose it again.',
  'jpeg-2000': 'a JPEG 2000 picture, which cannot be read. Save it as JPEG or PNG and choose it again.',
  photoshop: 'a Photoshop file, which cannot be read. Save it as JPEG or PNG and choose it again.',
}

/** Sentences about a file that cannot be taken, with its name where people choose several. */
export const pictureProblems = {
  kind: (kind: Kind, name = 'This file') => `${name} is ${unreadable[kind] ?? `not a picture. ${formats}`}`,
  missing: (name = 'This file') => `${name} can no longer be read. Choose it again.`,
  cutOff: 'This picture is cut off or damaged. Copy it again from where it came from, or choose another one.',
  drawing: 'This drawing is cut off, or has a fault in its XML. Export it again as SVG or PNG.',
  entities:
    'This drawing has entities that refer to other files or grow without end. Export it again as SVG or PNG.',
  effort: 'This picture takes too long or too much memory to read. Make it smaller, or save it as JPEG.',
  pixels: (pixels: number, limit: number) =>
    `This picture has ${millions(pixels)} million pixels. At most ${millions(limit)} million can be read: make it smaller and choose it again.`,
}

const millions = (count: number) => Math.ceil(count / 1_000_000)

/** Says why a file is no picture that can be read, by its first bytes; undefined for one that is. */
export async function pictureProblem(file: File): Promise<string | undefined> {
  const kind = await kindOf(file).catch(() => undefined)
  if (kind === undefined) return pictureProblems.missing(file.name)
  return isPictureKind(kind) ? undefined : pictureProblems.kind(kind, file.name)
}
