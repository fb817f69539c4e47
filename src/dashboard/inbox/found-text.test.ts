import { expect, test } from 'vitest'
import { quoteRequest } from '#src/contract/quote-requests/record.ts'
import { foundText } from './found-text.tsx'

const request = {
  ...quoteRequest.missing,
  _id: 'a',
  companyName: 'Bonny Terminals',
  message: 'A ring main for firewater.',
}
const find = (words: string[], note = '') => foundText('quote-requests', request, note, words)

test('a row shows the message or note that has the words of a filter, and nothing for words of the row', () => {
  expect(find(['bonny', 'firewater'])).toEqual({ text: request.message, words: ['firewater'] })
  expect(find(['crane'], 'Has our crane list.')).toEqual({ text: 'Has our crane list.', words: ['crane'] })
  expect(find(['bonny'])).toBeUndefined()
  expect(find(['elsewhere'])).toBeUndefined()
})
