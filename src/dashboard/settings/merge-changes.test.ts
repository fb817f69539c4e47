import { expect, test } from 'vitest'
import { mergeChanges } from './merge-changes.ts'

const opened = { siteName: 'Kelvara', siteUrl: 'https://kelvara.example' }

test('what another person changed stays where this one changed nothing', () => {
  const entries = { ...opened, siteName: 'Kelvara Engineering' }
  const current = { ...opened, siteUrl: 'https://new.example' }
  const merged = { siteName: 'Kelvara Engineering', siteUrl: 'https://new.example' }
  expect(mergeChanges({ opened, entries, current })).toEqual({ merged, conflicts: [] })
})

test('what both changed to different values is a conflict, the same value is none', () => {
  const entries = { siteName: 'Mine', siteUrl: 'https://same.example' }
  const current = { siteName: 'Theirs', siteUrl: 'https://same.example' }
  expect(mergeChanges({ opened, entries, current }).conflicts).toEqual(['siteName'])
})

test('spaces that are dropped when it is saved, and line ends of a text area, are no change', () => {
  const entries = { siteName: 'Kelvara', address: '1\n2' }
  const current = { siteName: 'Theirs', address: 'Theirs' }
  const merge = mergeChanges({ opened: { siteName: ' Kelvara ', address: '1\r\n2' }, entries, current })
  expect(merge).toEqual({ merged: current, conflicts: [] })
})
