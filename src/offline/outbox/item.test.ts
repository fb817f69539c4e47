import { expect, test } from 'vitest'
import { sameContent } from '#src/offline/drafts/draft.ts'
import { day } from '#src/ui/text/durations.ts'
import { item, now } from './item.fixture.ts'
import { isForgotten, isOverdue, receipt } from './item.ts'
import { contentHash } from './new-item.ts'
import { nextToSend } from './order.ts'

test('an unsent item is overdue after a week, and a receipt is deleted after a month', () => {
  expect(isOverdue(item('a'), now + 7 * day)).toBe(false)
  expect(isOverdue(item('a'), now + 8 * day)).toBe(true)
  expect(nextToSend([item('a')], { tried: new Set(), isHurried: true, now: now + 8 * day })).toBeUndefined()
  const arrived = receipt(item('a', { reason: 'no', mayHaveArrived: true }), now)
  expect(arrived).not.toHaveProperty('input')
  expect(isForgotten(arrived, now + 29 * day)).toBe(false)
  expect(isForgotten(arrived, now + 31 * day)).toBe(true)
})

test('form entries are compared by text, and files by name, size, type and date', () => {
  const file = (name: string) => new File(['a'], name, { lastModified: now })
  expect(sameContent({ budget: '5', note: ' a ' }, { budget: 5, note: 'a', status: undefined })).toBe(true)
  expect(sameContent({ budget: '5' }, { budget: 6 })).toBe(false)
  expect(sameContent({ resume: file('a.pdf') }, { resume: file('a.pdf') })).toBe(true)
  expect(sameContent({ resume: file('a.pdf') }, { resume: file('b.pdf') })).toBe(false)
  expect(sameContent({}, undefined)).toBe(false)
})

test('the content hash ignores field order and differs for other input and files', () => {
  const file = (name: string) => new File(['a'], name, { lastModified: now })
  const hash = contentHash({ note: ' a ', budget: 5, resume: file('a.pdf'), status: '' })
  expect(contentHash({ resume: file('a.pdf'), budget: '5', note: 'a' })).toBe(hash)
  expect(contentHash({ resume: file('b.pdf'), budget: '5', note: 'a' })).not.toBe(hash)
  expect(contentHash({ resume: file('a.pdf'), budget: 'a', note: '5' })).not.toBe(hash)
})
