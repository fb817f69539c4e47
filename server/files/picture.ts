import type { Sharp, SharpOptions } from 'sharp'
import { bitmapOf, largestIcon } from './bitmap.ts'
import { inTurn } from './in-turn.ts'
import type { Kind } from './kind.ts'

export interface Picture {
  bytes: Buffer<ArrayBuffer>
  extension: string
  /** In pixels; null for a picture that moves, of which no sizes are made. */
  width: number | null
  height: number | null
}

/** Of a picture that is read at all: 160 MB while it is drawn. */
const mostPixels = 40_000_000
/** Longest side of a picture that pages show, and of one that was drawn of lines, which has no size. */
const longestShown = 3840
const longestDrawn = 1024

/** Pictures are written by two hands at a time, those that are received and sizes of those that are there. */
const conversions = inTurn(2)

/**
 * Reads a picture and writes it anew: what is left is pixels, upright, without place, camera or script. A drawing (SVG)
 * becomes a PNG, as do the formats that not all browsers show; a GIF becomes WebP, moving if it did.
 *
 * @throws {Error} when it is damaged, too large or none at all
 */
export function rewritten(file: Blob, kind: Kind, isShown: boolean): Promise<Picture> {
  return conversions(async () => {
    const bytes = Buffer.from(await file.arrayBuffer())
    const image = (await opened(bytes, kind)).timeout({ seconds: 30 })
    if (isShown) image.resize({ ...box(longestShown), fit: 'inside', withoutEnlargement: true })
    const extension = extensions[kind] ?? 'png'
    const { data, info } = await encoded(image, extension).toBuffer({ resolveWithObject: true })
    const isStill = (info.pages ?? 1) === 1
    return {
      bytes: Buffer.from(data),
      extension,
      width: isStill ? info.width : null,
      height: isStill ? info.height : null,
    }
  })
}

/** A narrower picture of one that was written by `rewritten`; undefined while too many others wait. */
export function narrowed(bytes: () => Promise<Blob>, width: number, extension: string) {
  if (conversions.waiting() >= 16) return undefined
  return conversions(async () => {
    const sharp = await loaded()
    const source = sharp(Buffer.from(await (await bytes()).arrayBuffer()), { limitInputPixels: mostPixels })
    const image = source.resize({ width, withoutEnlargement: true }).timeout({ seconds: 30 })
    const quality = extension === 'avif' ? { quality: 50, effort: 2 } : { quality: 78 }
    return Buffer.from(await encoded(image, extension, quality).toBuffer())
  })
}

const extensions: Partial<Record<Kind, string>> = { jpeg: 'jpg', webp: 'webp', avif: 'avif', gif: 'webp' }

function encoded(
  image: Sharp,
  extension: string,
  quality: { quality: number; effort?: number } = { quality: 85 },
) {
  if (extension === 'jpg') return image.jpeg({ ...quality, mozjpeg: true })
  if (extension === 'webp') return image.webp(quality)
  return extension === 'avif' ? image.avif({ effort: 3, ...quality }) : image.png()
}

async function opened(bytes: Buffer, kind: Kind): Promise<Sharp> {
  const sharp = await loaded()
  const options: SharpOptions = { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true }
  if (kind === 'svg') {
    // It is drawn at the size that is wanted: at 72 points an inch it would have the size that it names.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const density = (72 * longestDrawn) / Math.max(width, height, 1)
    return sharp(bytes, { ...options, density: Math.min(7200, Math.max(1, density)) }).resize({
      ...box(longestDrawn),
      fit: 'inside',
    })
  }
  const drawn =
    kind === 'ico' ? largestIcon(bytes, mostPixels) : kind === 'bmp' && bitmapOf(bytes, mostPixels)
  if (drawn && 'pixels' in drawn) {
    const { pixels, width, height } = drawn
    return sharp(pixels, { raw: { width, height, channels: 4 } })
  }
  return sharp(drawn || bytes, { ...options, animated: kind === 'gif' || kind === 'webp' })
}

const box = (side: number) => ({ width: side, height: side })

/** Loaded with the first picture: a server that starts does not wait for it. */
async function loaded() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  // Only what is expected can be read, whatever a file says it is.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg', 'Tiff'].map(
      (name) => `VipsForeignLoad${name}Buffer`,
    ),
  })
  return sharp
}
