import { expect, test } from 'vitest'
import { refusePastDay } from './timeline.ts'

const at = (time: string, writtenAt?: string) => ({
  now: new Date(time),
  request: new Request('https://site.example', { headers: writtenAt ? { 'written-at': writtenAt } : {} }),
})

test.each(['2020-01-01', '0027-01-01', '2026-11-20'])('the past day %s is rejected', (timeline) => {
  expect(() => refusePastDay(timeline, at('2026-11-22T10:00:00Z'))).toThrow(
    'That day is past. Give a day from today on',
  )
})

test.each(['2026-11-22', '2026-11-23', '2099-12-31'])('the day %s is accepted', (timeline) => {
  refusePastDay(timeline, at('2026-11-22T10:00:00Z'))
})

test('a visitor whose time zone is a day behind the company’s may name their own day', () => {
  // At this time, it is the 23rd in Lagos, and 13:30 on the 22nd in Honolulu.
  const call = at('2026-11-22T23:30:00Z')
  refusePastDay('2026-11-22', call)
  expect(() => refusePastDay('2026-11-21', call)).toThrow()
})

test('a submission that waited on the device is judged by the day on which it was submitted there', () => {
  refusePastDay('2026-11-25', at('2026-12-24T10:00:00Z', '2026-11-22T10:00:00Z'))
  expect(() => refusePastDay('2026-11-20', at('2026-12-24T10:00:00Z', '2026-11-22T10:00:00Z'))).toThrow()
})

test.each([
  ['years ago', '2019-01-01T00:00:00Z'],
  ['in the future', '2030-01-01T00:00:00Z'],
  ['at no time', 'soon'],
])('a submission that claims to be written %s is judged by the day on which it arrives', (_, writtenAt) => {
  expect(() => refusePastDay('2019-06-01', at('2026-12-24T10:00:00Z', writtenAt))).toThrow()
  refusePastDay('2026-12-24', at('2026-12-24T10:00:00Z', writtenAt))
})
