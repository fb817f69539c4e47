import { expect, test } from 'vitest'
import { asChange, isWorthKeeping, readViews, withView } from './saved-views.ts'

test('a view remembers filters, order and columns, and not the page', () => {
  const search = { q: 'delta', status: 'new', from: '2026-01-01', sort: '-Budget', hide: 'Date', page: 3 }
  const [view] = withView([], 'quote-requests', 'Large ones', search)
  expect(view).toMatchObject({ list: 'quote-requests', name: 'Large ones' })
  expect(view?.search).toEqual({
    q: 'delta',
    status: 'new',
    from: '2026-01-01',
    sort: '-Budget',
    hide: 'Date',
  })
})

test('a name that is taken is replaced in its list alone', () => {
  const first = withView([], 'projects', 'Mine', { status: 'planning' })
  const both = withView(first, 'careers', 'Mine', { status: 'remote' })
  const again = withView(both, 'projects', 'mine', { status: 'on-hold' })
  expect(again).toHaveLength(2)
  expect(again.find(({ list }) => list === 'projects')).toMatchObject({
    id: first[0]?.id,
    name: 'mine',
    search: { status: 'on-hold' },
  })
})

test('a view that is shown takes other filters away', () => {
  const change = asChange({ status: 'new' })
  expect(change).toMatchObject({ status: 'new' })
  expect('from' in change && 'q' in change && 'sort' in change).toBe(true)
})

test('a page alone is not worth a view', () => {
  expect(isWorthKeeping({ page: 2 })).toBe(false)
  expect(isWorthKeeping({ sort: 'Date' })).toBe(true)
})

test.each([undefined, null, 'x', {}, [null], [{ id: 1 }], [{ id: 'a', list: 'b', name: 'c', search: null }]])(
  'what is none is left out: %j',
  (data) => {
    expect(readViews(data)).toEqual([])
  },
)
