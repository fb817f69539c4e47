import { afterEach, expect, test, vi } from 'vitest'
import { examples } from '#tests/contract/examples.ts'
import { quoteEntries } from './-quote-entries.ts'
import { quoteSteps } from './-quote-words.ts'

afterEach(() => vi.useRealTimers())

test('the quote form accepts today and later days and refuses a past day with a message', () => {
  vi.useFakeTimers({ now: new Date(2031, 2, 5, 23, 30) })
  const judge = (timeline: string) =>
    quoteEntries.safeParse({ ...examples.quoteRequests.input('Yard'), timeline })
  expect(judge('2031-03-05').success).toBe(true)
  expect(judge('2031-12-31').success).toBe(true)
  expect(judge('2031-03-04').error?.issues.map(({ message }) => message)).toEqual([
    'That day is past. Give a day from today on',
  ])
  expect(judge('').success).toBe(false)
})

test('validation errors are listed in the order of the fields on the screen', () => {
  const { error } = quoteEntries.safeParse({})
  expect(error?.issues.map(({ path }) => path[0])).toEqual(quoteSteps.flatMap(({ fields }) => fields))
})
