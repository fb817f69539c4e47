import { expect, test } from 'vitest'
import { excerpt, hasWords, wordsOf } from './search-words.ts'

const long = `${'Before the word. '.repeat(20)}Here the needle lies. ${'After the word. '.repeat(40)}`

test('an excerpt is around the first word that was found, cut between words', () => {
  const part = excerpt(long, ['needle'])
  expect(part).toMatch(/^… \S.*needle.*\S …$/)
  expect(part.length).toBeLessThan(240)
})

test('a text without the words begins at its beginning, and a short one stays whole', () => {
  expect(excerpt(long, ['missing'])).toMatch(/^Before the word\..* …$/)
  expect(excerpt('Short.', ['short'])).toBe('Short.')
  expect(excerpt('', ['x'])).toBe('')
})

test('one word without a blank is cut all the same', () => {
  expect(excerpt('x'.repeat(5000), ['x']).length).toBeLessThan(240)
})

test('words of a query', () => {
  expect(wordsOf('  Hot   TAP ')).toEqual(['hot', 'tap'])
})

test('a plural finds the singular, and itself', () => {
  expect(hasWords('A pipeline of 23 km', 'pipelines')).toBe(true)
  expect(hasWords('Two pipelines', 'PIPELINES')).toBe(true)
  expect(hasWords('Every facility has its own drawing', 'facilities')).toBe(true)
})

test.each(['gas', 'process', 'status', 'analysis', "client's", 's'])(
  '%s is not taken for a plural',
  (word) => {
    expect(wordsOf(word)).toEqual([word])
  },
)

test('all words must occur, in any order and case', () => {
  expect(hasWords('Valve overhaul at Escravos', 'ESCRAVOS valve')).toBe(true)
  expect(hasWords('Valve overhaul at Escravos', 'valve Bonny')).toBe(false)
})

test('nothing that is looked for is in everything', () => {
  expect(hasWords('', '  ')).toBe(true)
})
