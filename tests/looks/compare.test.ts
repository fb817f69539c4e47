import { describe, expect, it } from 'vitest'
import { compare, isChanged } from './compare.ts'
import { decodePixels, encodePixels, type Pixels, roundPixels } from './pixels.ts'

/** Creates a white picture in which these pixels are grey. */
function sheet(width: number, height: number, marked: number[] = [], grey = 0): Pixels {
  const data = new Uint8Array(width * height * 3).fill(255)
  for (const pixel of marked) data.fill(grey, pixel * 3, pixel * 3 + 3)
  return { width, height, data }
}

const range = (length: number) => Array.from({ length }, (_, at) => at)

describe('compare', () => {
  it('compare finds no difference between equal pictures', () => {
    const { moved, difference } = compare(sheet(30, 20, [7]), sheet(30, 20, [7]))
    expect(moved).toBe(0)
    expect(difference).toMatchObject({ width: 30, height: 20 })
  })

  it('compare finds one changed pixel and marks it red', () => {
    const { moved, difference } = compare(sheet(30, 20), sheet(30, 20, [41]))
    expect(moved).toBe(1)
    const [red = 0, green = 0] = difference.data.subarray(41 * 3)
    expect(red).toBeGreaterThan(green + 100)
    const [left = 0, middle = 0] = difference.data.subarray(40 * 3)
    expect(left).toBe(middle)
  })

  it('compare counts pixels that only one picture has as different', () => {
    const { moved, difference } = compare(sheet(30, 20), sheet(32, 21))
    expect(moved).toBe(32 * 21 - 30 * 20)
    expect(difference).toMatchObject({ width: 32, height: 21 })
  })

  it('compare ignores the rounding of a decoder', () => {
    expect(compare(sheet(9, 9), sheet(9, 9, range(81), 253)).moved).toBe(0)
    expect(compare(sheet(9, 9), sheet(9, 9, range(81), 252)).moved).toBe(81)
  })
})

describe('isChanged', () => {
  it('isChanged ignores a few changed pixels, but never a changed size', () => {
    expect(isChanged(sheet(30, 20), sheet(30, 20, range(8)))).toBe(false)
    expect(isChanged(sheet(30, 20), sheet(30, 20, range(9)))).toBe(true)
    expect(isChanged(sheet(30, 1), sheet(30, 2))).toBe(true)
  })
})

describe('a stored picture', () => {
  it('a stored picture has exact surfaces and edges rounded to steps', async () => {
    const drawn = sheet(100, 100, [...range(1_000), 5_000], 250)
    const kept = await decodePixels(await encodePixels(roundPixels(sheet(100, 100, [5_000], 250))))
    expect([...kept.data.subarray(15_000, 15_003)]).toEqual([255, 255, 255])
    expect([...roundPixels(drawn).data.subarray(0, 3)]).toEqual([250, 250, 250])
  })

  it('a stored picture is decoded from its file unchanged', async () => {
    const drawn = roundPixels(sheet(64, 32, range(1_500), 17))
    expect(compare(drawn, await decodePixels(await encodePixels(drawn))).moved).toBe(0)
  })
})
