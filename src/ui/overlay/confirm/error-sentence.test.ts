import { expect, test } from 'vitest'
import { errorSentence } from './error-sentence.ts'

const fallback = 'That did not work. Try it again.'

test.each([
  [new Error('Choose a picture first.'), 'Choose a picture first.'],
  [Object.assign(new Error('This address is taken.'), { name: 'ApiError' }), 'This address is taken.'],
  [new TypeError("Cannot read properties of undefined (reading 'id')"), fallback],
  [new DOMException('Internal error opening backing store', 'UnknownError'), fallback],
  [new Error(), fallback],
  ['a text', fallback],
  [undefined, fallback],
])('the error %s is reported in words for users', (error, sentence) => {
  expect(errorSentence(error)).toBe(sentence)
})
