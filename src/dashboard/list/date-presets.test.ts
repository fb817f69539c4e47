import { expect, test } from 'vitest'
import { datePresets } from './date-presets.ts'

test('today, the last seven days and this month, as the day is in Lagos', () => {
  // Already the third in Lagos.
  expect(datePresets(Date.parse('2026-03-02T23:30:00Z'))).toEqual([
    { label: 'Today', from: '2026-03-03', to: '2026-03-03' },
    { label: '7 days', from: '2026-02-25', to: '2026-03-03' },
    { label: 'This month', from: '2026-03-01', to: '2026-03-03' },
  ])
})
