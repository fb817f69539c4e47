import type { Pixels } from './pixels.ts'

interface Comparison {
  /** Number of differing pixels, including those that only one picture has. */
  moved: number
  /** Picture as large as both: differences in red, the rest pale. */
  difference: Pixels
}

/** Number of pixels that may differ: too few to be visible, such as at the edges of curves. */
const accidental = 8
/** Tolerance per channel, of 255, for rounding by other versions of a decoder or font library. */
const tolerance = 2
const red = [214, 24, 24]

export function compare(before: Pixels, after: Pixels): Comparison {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = new Uint8Array(width * height * 3)
  let moved = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const old = indexOf(before, x, y)
      const now = indexOf(after, x, y)
      const isSame = old !== undefined && now !== undefined && isClose(before, old, after, now)
      if (!isSame) moved++
      for (let channel = 0; channel < 3; channel++)
        data[(y * width + x) * 3 + channel] = isSame ? pale(after.data[now + channel]) : (red[channel] ?? 0)
    }
  return { moved, difference: { width, height, data } }
}

/** Whether a difference is worth a look. */
export function isChanged(before: Pixels, after: Pixels): boolean {
  const hasNewSize = before.width !== after.width || before.height !== after.height
  return hasNewSize || compare(before, after).moved > accidental
}

function indexOf({ width, height }: Pixels, x: number, y: number): number | undefined {
  return x < width && y < height ? (y * width + x) * 3 : undefined
}

function isClose(before: Pixels, old: number, after: Pixels, now: number): boolean {
  for (let channel = 0; channel < 3; channel++)
    if (Math.abs((before.data[old + channel] ?? 0) - (after.data[now + channel] ?? 0)) > tolerance)
      return false
  return true
}

function pale(value = 255): number {
  return 192 + (value >> 2)
}
