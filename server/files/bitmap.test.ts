import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bitmapOf, largestIcon } from './bitmap.ts'

const red = [255, 0, 0, 255]
const green = [0, 255, 0, 255]
const clear = [0, 0, 255, 0]

/** Creates a picture of two by two pixels, as Windows writes them: last row first, blue before red. */
function dib(
  bits: number,
  rows: number[][],
  { palette = [] as number[], heights = 1, mask = [] as number[] } = {},
) {
  const head = Buffer.alloc(40)
  head.writeUInt32LE(40, 0)
  head.writeInt32LE(2, 4)
  head.writeInt32LE(2 * heights, 8)
  head.writeUInt16LE(bits, 14)
  head.writeUInt32LE(palette.length / 4, 32)
  return Buffer.concat([head, Buffer.from([...palette, ...rows.flat(), ...mask])])
}

function bmp(part: Buffer, start: number) {
  const head = Buffer.alloc(14)
  head.write('BM')
  head.writeUInt32LE(14 + start, 10)
  return Buffer.concat([head, part])
}

const icon = (bytes: Buffer, width = 2) => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(width, 6)
  head.writeUInt32LE(bytes.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, bytes])
}

const upper = [0, 0, 255, 0, 255, 0]
const lower = [0, 255, 0, 0, 0, 255]
const four = [...red, ...green, ...green, ...red]

/** Packs rows from the bottom up, each padded to four bytes. */
const byPalette = (bits: number, lowerRow: number[], upperRow: number[]) =>
  bmp(dib(bits, [lowerRow, upperRow], { palette: [0, 0, 255, 0, 0, 255, 0, 0] }), 48)
const inColour = dib(24, [
  [...lower, 0, 0],
  [...upper, 0, 0],
])

test.each([
  ['24 bits a pixel', bmp(inColour, 40)],
  ['8 bits, by a palette', byPalette(8, [1, 0, 0, 0], [0, 1, 0, 0])],
  ['4 bits, by a palette', byPalette(4, [0x10, 0, 0, 0], [0x01, 0, 0, 0])],
  ['1 bit, by a palette', byPalette(1, [0x80, 0, 0, 0], [0x40, 0, 0, 0])],
])('a bitmap of %s is decoded', (_what, file) => {
  expect([...bitmapOf(file, 100).pixels]).toEqual(four)
})

test('an icon is decoded with its opacity or its mask', () => {
  const deep = dib(
    32,
    [
      [255, 0, 0, 0, 0, 255, 0, 255],
      [0, 0, 255, 255, 0, 255, 0, 255],
    ],
    { heights: 2 },
  )
  const drawn = largestIcon(icon(deep), 100)
  expect('pixels' in drawn && [...drawn.pixels]).toEqual([...red, ...green, ...clear, ...green])
  const flat = dib(
    24,
    [
      [...lower, 0, 0],
      [...upper, 0, 0],
    ],
    { heights: 2, mask: [0x80, 0, 0, 0, 0, 0, 0, 0] },
  )
  const masked = largestIcon(icon(flat), 100)
  expect('pixels' in masked && [...masked.pixels]).toEqual([...red, ...green, 0, 255, 0, 0, ...red])
})

test('an icon that is a PNG file is returned as that file', async () => {
  const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  expect(largestIcon(icon(png), 100)).toEqual(png)
})

test('a bitmap that is cut off, too large or compressed is rejected', () => {
  const file = bmp(
    dib(24, [
      [...lower, 0, 0],
      [...upper, 0, 0],
    ]),
    40,
  )
  expect(() => bitmapOf(file.subarray(0, -1), 100)).toThrow()
  expect(() => bitmapOf(file, 3)).toThrow()
  file.writeUInt32LE(1, 14 + 16)
  expect(() => bitmapOf(file, 100)).toThrow()
})
