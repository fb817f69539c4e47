/** A picture as raw pixels of four bytes each: red, green, blue, opacity. */
export interface Bitmap {
  pixels: Buffer
  width: number
  height: number
}

/** Reads an uncompressed BMP file. @throws {Error} when it is not one */
export function bitmapOf(bmp: Buffer, maxPixels: number): Bitmap {
  return decoded(bmp.subarray(14), bmp.readUInt32LE(10) - 14, 1, maxPixels)
}

/** Returns the largest picture of an ICO or CUR file: pixels, or a PNG file. @throws {Error} when there is none */
export function largestIcon(ico: Buffer, maxPixels: number): Bitmap | Buffer {
  const entries = Array.from({ length: Math.min(64, ico.readUInt16LE(4)) }, (_, index) => {
    const at = 6 + 16 * index
    const start = ico.readUInt32LE(at + 12)
    return { width: ico.readUInt8(at) || 256, bytes: ico.subarray(start, start + ico.readUInt32LE(at + 8)) }
  })
  const largest = entries.sort((one, other) => other.width - one.width)[0]?.bytes ?? Buffer.alloc(0)
  if (largest.readUInt32BE(0) === 0x89504e47) return largest
  const colours =
    largest.readUInt32LE(32) || (largest.readUInt16LE(14) <= 8 ? 1 << largest.readUInt16LE(14) : 0)
  // The height includes a mask, which follows the colours.
  return decoded(largest, largest.readUInt32LE(0) + 4 * colours, 2, maxPixels)
}

/** @param dib the part that starts with the size of its own header */
function decoded(dib: Buffer, start: number, heights: number, maxPixels: number): Bitmap {
  const width = dib.readInt32LE(4)
  const signedHeight = dib.readInt32LE(8) / heights
  const height = Math.abs(signedHeight)
  const bits = dib.readUInt16LE(14)
  const stride = Math.ceil((width * bits) / 32) * 4
  const isPlain = [1, 4, 8, 24, 32].includes(bits) && [0, 3].includes(dib.readUInt32LE(16))
  if (!isPlain || !Number.isInteger(height) || width < 1 || height < 1 || width * height > maxPixels)
    throw new Error('Not a bitmap that can be read')
  const rows = dib.subarray(start, start + stride * height)
  if (rows.length < stride * height) throw new Error('The bitmap is cut off')
  const palette = dib.subarray(dib.readUInt32LE(0))
  const pixels = Buffer.alloc(width * height * 4, 255)
  const isSeeThrough = bits === 32 && rows.some((byte, index) => index % 4 === 3 && byte > 0)
  for (let y = 0; y < height; y += 1) {
    const row = rows.subarray(stride * (signedHeight < 0 ? y : height - 1 - y))
    for (let x = 0; x < width; x += 1) {
      const [from, at] = bits > 8 ? [row, (x * bits) / 8] : [palette, 4 * indexAt(row, x, bits)]
      const to = 4 * (y * width + x)
      pixels[to] = from[at + 2] ?? 0
      pixels[to + 1] = from[at + 1] ?? 0
      pixels[to + 2] = from[at] ?? 0
      if (isSeeThrough) pixels[to + 3] = from[at + 3] ?? 255
      else if (heights === 2) pixels[to + 3] = isMasked(x, y) ? 0 : 255
    }
  }
  return { pixels, width, height }

  function isMasked(x: number, y: number): boolean {
    const at = start + stride * height + Math.ceil(width / 32) * 4 * (height - 1 - y) + (x >> 3)
    return (((dib[at] ?? 0) >> (7 - (x & 7))) & 1) === 1
  }
}

/** Returns the palette index of a pixel, where a byte holds one, two or eight pixels. */
function indexAt(row: Buffer, x: number, bits: number): number {
  const perByte = 8 / bits
  const shift = 8 - bits * ((x % perByte) + 1)
  return ((row[Math.floor(x / perByte)] ?? 0) >> shift) & ((1 << bits) - 1)
}
