import type { Pixels } from './pixels.ts'

interface Comparison {
  /** How many pixels differ; those that only one of the two has do. */
  moved: number
  /** As large as both: what differs in red, the rest pale. */
  difference: Pixels
}

/** So few pixels are the accidents of drawing a curve; nobody sees them. */
const accidental = 8
/** Of 255: what a decoder or a font library of another version may round differently. */
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

/** Whether there is something to look at. */
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
