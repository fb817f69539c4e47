import { expect, it } from 'vitest'
import { datePresets, listSearch } from './list-search.ts'

it('list search parameters keep their valid values', () => {
  const search = { q: 'pump', sort: '-Budget', page: 3, size: 50, from: '2026-01-01', to: '2026-02-01' }
  expect(listSearch(search)).toEqual(search)
})

it('list search parameters read page and size from text', () => {
  expect(listSearch({ q: '42', page: '2', size: '50' })).toEqual({ q: '42', page: 2, size: 50 })
})

it.each([
  {},
  { q: '', sort: '', from: '', to: '' },
  { page: 1, size: 25 },
  { page: -1, size: 7 },
  { page: 'x', size: null },
  { page: 1.5 },
  { from: 'yesterday', to: '1 Jan' },
  { from: '2026-99-99', to: '2026-02-31' },
  { q: { $ne: 1 }, sort: ['a'] },
])('list search parameters leave out defaults and invalid values: %j', (raw) => {
  expect(listSearch(raw)).toEqual({})
})

it('date presets offer today, the last seven days and this month in Lagos time', () => {
  // In Lagos it is already the third.
  expect(datePresets(Date.parse('2026-03-02T23:30:00Z'))).toEqual([
    { label: 'Today', from: '2026-03-03', to: '2026-03-03' },
    { label: '7 days', from: '2026-02-25', to: '2026-03-03' },
    { label: 'This month', from: '2026-03-01', to: '2026-03-03' },
  ])
})
