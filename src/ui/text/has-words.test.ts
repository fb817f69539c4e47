import { expect, test } from 'vitest'
import { hasWords } from './has-words.ts'

test('all words must occur, in any order and case', () => {
  expect(hasWords('Valve overhaul at Escravos', 'ESCRAVOS valve')).toBe(true)
  expect(hasWords('Valve overhaul at Escravos', 'valve Bonny')).toBe(false)
})

test('nothing that is looked for is in everything', () => {
  expect(hasWords('', '  ')).toBe(true)
})
