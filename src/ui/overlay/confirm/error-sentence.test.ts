import { expect, test } from 'vitest'
import { errorSentence } from './error-sentence.ts'

const ownWords = 'That did not work. Try it again.'

test.each([
  [new Error('Choose a picture first.'), 'Choose a picture first.'],
  [Object.assign(new Error('This address is taken.'), { name: 'ApiError' }), 'This address is taken.'],
  [new TypeError("Cannot read properties of undefined (reading 'id')"), ownWords],
  [new DOMException('Internal error opening backing store', 'UnknownError'), ownWords],
  [new Error(), ownWords],
  ['a text', ownWords],
  [undefined, ownWords],
])('the error %s is reported in words for users', (error, sentence) => {
  expect(errorSentence(error)).toBe(sentence)
})
