import { expect, test } from 'vitest'
import { minutesToRead } from './minutes-to-read.ts'

test.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [1200, 6],
])('%i words are read in %i minutes', (words, minutes) => {
  expect(minutesToRead(`<p>${'word '.repeat(words)}</p>`)).toBe(minutes)
})
