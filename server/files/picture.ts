import sharp, { type Sharp, type SharpOptions } from 'sharp'
import type { PictureKind } from '#src/contract/files/kind.ts'
import { pictureProblems, pixelLimits } from '#src/contract/files/picture.ts'
import { bitmapOf, largestIcon } from './bitmap.ts'
import { plainSvg } from './drawing.ts'
import { UnreadablePicture } from './unreadable-picture.ts'

/** How to write a picture: a received one, a smaller size of a stored one, or an icon of it. */
export type PictureWish =
  | { kind: PictureKind; isShown: boolean }
  | { width: number; extension: string }
  | { icon: number; isPadded: boolean }

export interface Picture {
  bytes: Uint8Array<ArrayBuffer>
  extension: string
  /** Width in pixels; null for an animation, which has no smaller sizes. */
  width: number | null
  height: number | null
}

/** Longest side in pixels: of a picture on pages, of one that staff open, and of a vector drawing. */
const longestEdge = 3840
const longestOpened = 7680
const longestSvgEdge = 1024

sharp.cache(false)
sharp.concurrency(1)
// Allow only the expected decoders, whatever type a file claims.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg', 'Tiff'].map(
    (name) => `VipsForeignLoad${name}Buffer`,
  ),
})

/**
 * Decodes and re-encodes a picture. Only upright pixels remain, without location, camera data, or scripts. An SVG
 * becomes a PNG, as do formats that some browsers cannot show. A GIF becomes a WebP, animated if it was.
 *
 * @throws {UnreadablePicture} with the reason
 */
export async function writePicture(bytes: Uint8Array, wish: PictureWish): Promise<Picture> {
  try {
    return await rewritten(bytes, wish)
  } catch (error) {
    if (error instanceof UnreadablePicture) throw error
    const isSvg = 'kind' in wish && wish.kind === 'svg'
    throw new UnreadablePicture(isSvg ? pictureProblems.drawing : pictureProblems.cutOff, {
      cause: error,
    })
  }
}

async function rewritten(bytes: Uint8Array, wish: PictureWish): Promise<Picture> {
  if ('icon' in wish) return encoded(iconOf(bytes, wish.icon, wish.isPadded), 'png', false)
  if (!('kind' in wish)) {
    const image = sharp(bytes, { limitInputPixels: pixelLimits.other })
    return encoded(image.resize({ width: wish.width, withoutEnlargement: true }), wish.extension, false)
  }
  const size = { ...box(wish.isShown ? longestEdge : longestOpened), withoutEnlargement: true }
  const extension = extensions[wish.kind] ?? 'png'
  const write = async (received: Uint8Array, failOn: 'error' | 'warning') =>
    encoded((await opened(received, wish.kind, failOn)).resize(size), extension, true)
  return write(bytes, 'error').catch((error: unknown) => {
    if (wish.kind !== 'jpeg' || error instanceof UnreadablePicture) throw error
    // Some cameras and senders drop the two bytes that end a JPEG. A file that lacks more then causes a warning.
    return write(
      Buffer.concat([bytes, Buffer.from(bytes.at(-1) === 0xff ? [0xd9] : [0xff, 0xd9])]),
      'warning',
    )
  })
}

const extensions: Partial<Record<PictureKind, string>> = {
  jpeg: 'jpg',
  webp: 'webp',
  avif: 'avif',
  gif: 'webp',
}

/** Encodes a received picture at a higher quality than its smaller sizes. */
async function encoded(image: Sharp, extension: string, isNew: boolean): Promise<Picture> {
  const quality = isNew ? 85 : 78
  if (extension === 'jpg') image.jpeg({ quality, mozjpeg: true })
  else if (extension === 'webp') image.webp({ quality })
  else if (extension === 'avif') image.avif(isNew ? { quality, effort: 3 } : { quality: 50, effort: 2 })
  else image.png()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const isStill = (info.pages ?? 1) === 1
  return {
    bytes: new Uint8Array(data),
    extension,
    width: isStill ? info.width : null,
    height: isStill ? info.height : null,
  }
}

async function opened(bytes: Uint8Array, kind: PictureKind, failOn: 'error' | 'warning'): Promise<Sharp> {
  const options: SharpOptions = { limitInputPixels: pixelLimits.other, failOn, autoOrient: true }
  if (kind === 'svg') {
    const svg = plainSvg(bytes)
    // Render at the wanted size. At 72 dots per inch, the drawing would have the size that it declares.
    const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata()
    const density = (72 * longestSvgEdge) / Math.max(width, height, 1)
    return sharp(svg, { ...options, density: Math.min(7200, Math.max(1, density)) }).resize(
      box(longestSvgEdge),
    )
  }
  const all = Buffer.from(bytes)
  const image =
    kind === 'ico' ? largestIcon(all, pixelLimits.other) : kind === 'bmp' && bitmapOf(all, pixelLimits.other)
  if (image && 'pixels' in image) {
    const { pixels, width, height } = image
    return sharp(pixels, { raw: { width, height, channels: 4 } })
  }
  const input = image || all
  const mayMove = kind === 'gif' || kind === 'webp'
  const facts = await sharp(input, { limitInputPixels: false, animated: mayMove }).metadata()
  const limit = facts.format === 'jpeg' && !facts.isProgressive ? pixelLimits.jpeg : pixelLimits.other
  const frame = facts.width * (facts.pageHeight ?? facts.height)
  if (frame > limit) throw new UnreadablePicture(pictureProblems.pixels(frame, limit))
  // Reduce an oversized animation to its first frame.
  const animated = mayMove && facts.width * facts.height <= limit
  return sharp(input, { ...options, limitInputPixels: limit, animated })
}

/** Fits a picture into a square, on white with a margin if systems may cut its edge off. */
function iconOf(bytes: Uint8Array, size: number, isPadded: boolean): Sharp {
  const margin = isPadded ? Math.round(size / 8) : 0
  const inner = size - 2 * margin
  const image = sharp(bytes, { limitInputPixels: pixelLimits.other }).resize({
    width: inner,
    height: inner,
    fit: 'contain',
    background: { r: 255, g: 255, b: 255, alpha: 0 },
  })
  const white = '#ffffff'
  return isPadded
    ? image
        .flatten({ background: white })
        .extend({ top: margin, bottom: margin, left: margin, right: margin, background: white })
    : image
}

const box = (side: number) => ({ width: side, height: side, fit: 'inside' }) as const
