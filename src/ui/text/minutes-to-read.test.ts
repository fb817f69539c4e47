import { expect, test } from 'vitest'
import { minutesToRead } from './minutes-to-read.ts'

test.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [1200, 6],
])('an article of %i words takes %i minutes to read', (words, minutes) => {
  expect(minutesToRead(`<p>${'word '.repeat(words)}</p>`)).toBe(minutes)
})
