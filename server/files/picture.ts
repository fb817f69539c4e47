import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { bitmapOf, largestIcon } from './bitmap.ts'
import type { Kind } from './kind.ts'

/** How a picture is written: one that was received, or a narrower one of what was written before. */
export type PictureWish = { kind: Kind; isShown: boolean } | { width: number; extension: string }

export interface Picture {
  bytes: Uint8Array<ArrayBuffer>
  extension: string
  /** In pixels; null for a picture that moves, of which no sizes are made. */
  width: number | null
  height: number | null
}

/** Of a picture that is read at all: 160 MB while it is drawn. */
const maxPixels = 40_000_000
/** Longest side of a picture that pages show, and of one that was drawn of lines, which has no size. */
const longestShown = 3840
const longestDrawn = 1024

sharp.cache(false)
sharp.concurrency(1)
// Only what is expected can be read, whatever a file says it is.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg', 'Tiff'].map(
    (name) => `VipsForeignLoad${name}Buffer`,
  ),
})

/**
 * Reads a picture and writes it anew: what is left is pixels, upright, without place, camera or script. A drawing (SVG)
 * becomes a PNG, as do the formats that not all browsers show; a GIF becomes WebP, moving if it did.
 *
 * @throws {Error} when it is damaged, too large or none at all
 */
export async function written(bytes: Uint8Array, wish: PictureWish): Promise<Picture> {
  const isNew = 'kind' in wish
  const image = isNew ? await opened(bytes, wish.kind) : sharp(bytes, { limitInputPixels: maxPixels })
  const extension = isNew ? (extensions[wish.kind] ?? 'png') : wish.extension
  if (!isNew) image.resize({ width: wish.width, withoutEnlargement: true })
  else if (wish.isShown) image.resize({ ...box(longestShown), withoutEnlargement: true })
  const { data, info } = await encoded(image, extension, isNew).toBuffer({ resolveWithObject: true })
  const isStill = (info.pages ?? 1) === 1
  return {
    bytes: new Uint8Array(data),
    extension,
    width: isStill ? info.width : null,
    height: isStill ? info.height : null,
  }
}

const extensions: Partial<Record<Kind, string>> = { jpeg: 'jpg', webp: 'webp', avif: 'avif', gif: 'webp' }

/** What was received keeps more than what is made of it. */
function encoded(image: Sharp, extension: string, isNew: boolean): Sharp {
  const quality = isNew ? 85 : 78
  if (extension === 'jpg') return image.jpeg({ quality, mozjpeg: true })
  if (extension === 'webp') return image.webp({ quality })
  if (extension === 'avif') return image.avif(isNew ? { quality, effort: 3 } : { quality: 50, effort: 2 })
  return image.png()
}

async function opened(bytes: Uint8Array, kind: Kind): Promise<Sharp> {
  const options: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true }
  if (kind === 'svg') {
    // It is drawn at the size that is wanted: at 72 points an inch it would have the size that it names.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const density = (72 * longestDrawn) / Math.max(width, height, 1)
    return sharp(bytes, { ...options, density: Math.min(7200, Math.max(1, density)) }).resize(
      box(longestDrawn),
    )
  }
  const all = Buffer.from(bytes)
  const drawn = kind === 'ico' ? largestIcon(all, maxPixels) : kind === 'bmp' && bitmapOf(all, maxPixels)
  if (drawn && 'pixels' in drawn) {
    const { pixels, width, height } = drawn
    return sharp(pixels, { raw: { width, height, channels: 4 } })
  }
  return sharp(drawn || all, { ...options, animated: kind === 'gif' || kind === 'webp' })
}

const box = (side: number) => ({ width: side, height: side, fit: 'inside' }) as const
