import { expect, test } from 'vitest'
import { nearestRatio } from './ratio.ts'

test.each([
  [400, 500, '4 / 5'],
  [100, 900, '4 / 5'],
  [640, 640, '1'],
  [1024, 768, '4 / 3'],
  [1500, 1001, '3 / 2'],
  [1920, 1080, '16 / 9'],
  [3000, 500, '21 / 9'],
])('a picture of %i by %i pixels gets the aspect ratio %s', (width, height, ratio) => {
  expect(nearestRatio(width, height)).toBe(ratio)
})
