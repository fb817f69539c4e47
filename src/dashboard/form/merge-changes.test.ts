import { expect, test } from 'vitest'
import { isSame, mergeChanges, mergeEntry } from './merge-changes.ts'

const opened = { siteName: 'Kelvara', siteUrl: 'https://kelvara.example' }

test('another person’s change is kept in a field that this person did not change', () => {
  const entries = { ...opened, siteName: 'Kelvara Engineering' }
  const current = { ...opened, siteUrl: 'https://new.example' }
  const merged = { siteName: 'Kelvara Engineering', siteUrl: 'https://new.example' }
  expect(mergeChanges({ opened, entries, current })).toEqual({ merged, conflicts: [] })
})

test('different changes to the same field conflict, and equal changes do not', () => {
  const entries = { siteName: 'Mine', siteUrl: 'https://same.example' }
  const current = { siteName: 'Theirs', siteUrl: 'https://same.example' }
  expect(mergeChanges({ opened, entries, current }).conflicts).toEqual(['siteName'])
})

test('trimmed spaces and line ends of a text area do not count as a change', () => {
  const entries = { siteName: 'Kelvara', address: '1\n2' }
  const current = { siteName: 'Theirs', address: 'Theirs' }
  const merge = mergeChanges({ opened: { siteName: ' Kelvara ', address: '1\r\n2' }, entries, current })
  expect(merge).toEqual({ merged: current, conflicts: [] })
})

const file = new File(['x'], 'new.webp')

test.each([
  ['a field that only they changed takes their value', 'a', 'a', 'theirs', { entry: 'theirs' }],
  ['a field that only this person changed stays', 'a', 'mine', 'a', 'same'],
  ['a field that both changed to the same value stays', 'a', 'b', 'b', 'same'],
  ['a field that both changed is a conflict', 'a', 'mine', 'theirs', 'conflict'],
  ['an emptied field is a change', 'a', '', 'theirs', 'conflict'],
  ['a number is the same as its digits', 4, '4', 5, { entry: 5 }],
  ['a list that only they changed takes theirs', ['a'], ['a'], ['a', 'b'], { entry: ['a', 'b'] }],
  ['two additions to a list survive', ['a'], ['a', 'm'], ['a', 't'], { entry: ['a', 't', 'm'] }],
  ['an addition and a removal survive', ['a', 'b'], ['a'], ['a', 'b', 't'], { entry: ['a', 't'] }],
  ['both removals survive', ['a', 'b', 'c'], ['a', 'b'], ['b', 'c'], { entry: ['b'] }],
  [
    'their order stays where this person only added',
    ['a', 'b'],
    ['a', 'b', 'm'],
    ['b', 'a'],
    { entry: ['b', 'a', 'm'] },
  ],
  [
    'this person’s order survives their addition',
    ['a', 'b'],
    ['b', 'a'],
    ['a', 'b', 't'],
    { entry: ['b', 'a', 't'] },
  ],
  [
    'a chosen picture comes after their stored one',
    ['a'],
    ['a', file],
    ['a', 't'],
    { entry: ['a', 't', file] },
  ],
])('%s', (_case, opened, mine, theirs, merged) => {
  expect(mergeEntry({ opened, mine, theirs })).toEqual(merged)
})

test('two chosen files are equal only if they are the same object', () => {
  expect(isSame(file, file)).toBe(true)
  expect(isSame(file, new File(['x'], 'new.webp'))).toBe(false)
  expect(isSame(file, '[object File]')).toBe(false)
})
