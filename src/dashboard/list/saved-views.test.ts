import { expect, test } from 'vitest'
import { asChange, isStoredView, isWorthKeeping, rememberedOf, viewsOf } from './saved-views.ts'

test('a saved view stores filters, order and columns but not the page', () => {
  const search = { q: 'delta', status: 'new', from: '2026-01-01', sort: '-Budget', hide: 'Date', page: 3 }
  const { page: _, ...savedSearch } = search
  expect(rememberedOf(search)).toEqual(savedSearch)
})

test('a list has its own saved views, sorted by name', () => {
  const view = (list: string, name: string) => ({ list, name, search: {}, at: 1 })
  const storedViews = new Map([
    ['a', view('projects', 'Zinc')],
    ['b', view('careers', 'Mine')],
    ['c', view('projects', 'Acid')],
  ])
  expect(viewsOf(storedViews, 'projects')).toEqual([
    { id: 'c', list: 'projects', name: 'Acid', search: {} },
    { id: 'a', list: 'projects', name: 'Zinc', search: {} },
  ])
})

test('a saved view clears all other filters when it is opened', () => {
  const change = asChange({ status: 'new' })
  expect(change).toMatchObject({ status: 'new' })
  expect('from' in change && 'q' in change && 'sort' in change).toBe(true)
})

test('a page number alone is not worth a saved view', () => {
  expect(isWorthKeeping({ page: 2 })).toBe(false)
  expect(isWorthKeeping({ sort: 'Date' })).toBe(true)
})

test.each([
  undefined,
  null,
  'x',
  {},
  { list: 'a', name: 'b', at: 1 },
  { list: 'a', name: 'b', search: null, at: 1 },
])('a malformed saved view is ignored: %j', (read) => {
  expect(isStoredView(read)).toBe(false)
})
