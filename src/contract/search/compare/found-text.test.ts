import { expect, test } from 'vitest'
import { excerpt, piecesOf } from './found-text.ts'
import { searchWords } from './rank.ts'
import { wordsOf } from './words.ts'

const marked = (text: string, words: string[]) => piecesOf(text, words).filter((_, index) => index % 2 === 1)

test('the pieces of a marked text add up to the text', () => {
  for (const text of ['Ọlábísí’s 132 kV ﬁre', 'Straße', '', 'no match'].flatMap((one) => [
    one,
    one.normalize('NFD'),
  ]))
    for (const query of ['olabisi 132kv fi', 's', 'ss', ''])
      expect(piecesOf(text, wordsOf(query)).join('')).toBe(text)
})

test.each(['NFC', 'NFD'] as const)('a matching word is marked whole, with its diacritics, in %s', (form) => {
  const text = 'Ms Ọlábísí Ẹ̀gbẹ́'.normalize(form)
  for (const query of ['Ọlábísí', 'Ọlábísí'.normalize('NFD'), 'olabisi', 'OLABISI'])
    expect(marked(text, wordsOf(query))).toEqual(['Ọlábísí'.normalize(form)])
  expect(marked(text, wordsOf('egbe'))).toEqual(['Ẹ̀gbẹ́'.normalize(form)])
})

test('numbers and units are marked in each spelling', () => {
  expect(marked('132 kV, 132kV and ₦2,500,000', wordsOf('132kv 2500000'))).toEqual([
    '132 kV',
    '132kV',
    '2,500,000',
  ])
})

test('a short word of a search is marked only at the beginning of words', () => {
  expect(marked('Liaison: ISO 9001, isolation', searchWords('iso'))).toEqual(['ISO', 'iso'])
})

test('pattern characters in a search match only themselves', () => {
  expect(marked('Is a.b@c.d (or a-b@c-d) a pattern?', ['a.b@c.d', '(or', '[a-z]', '\\'])).toEqual([
    'a.b@c.d',
    '(or',
  ])
})

const long = `${'Before the word. '.repeat(20)}Here the needle lies. ${'After the word. '.repeat(40)}`

test('an excerpt surrounds the first match and is cut between words', () => {
  const part = excerpt(long, ['needle'])
  expect(part).toMatch(/^… \S.*needle.*\S …$/)
  expect(part.length).toBeLessThan(240)
})

test('an excerpt without a match starts at the beginning, and a short text stays whole', () => {
  expect(excerpt(long, ['missing'])).toMatch(/^Before the word\..* …$/)
  expect(excerpt('Short.', ['short'])).toBe('Short.')
  expect(excerpt('', ['x'])).toBe('')
})

test('an excerpt of a single long word is cut inside the word', () => {
  expect(excerpt('x'.repeat(5000), ['x']).length).toBeLessThan(240)
})
