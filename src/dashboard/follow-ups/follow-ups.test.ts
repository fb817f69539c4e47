import { expect, test } from 'vitest'
import { mergeFollowUps, notesOf } from './follow-ups.ts'

test('a follow-up without a readable timestamp is left out, and the others stay', () => {
  const entry = {
    collection: 'careers',
    recordId: '1',
    kind: 'mark',
    text: '',
    by: 'Ada',
    author: 'a',
    at: '2026-11-20T08:00:00.000Z',
  }
  const shared = [
    { ...entry, _id: 'careers 1 mark', at: '' },
    { ...entry, _id: 'careers 2 mark' },
  ]
  const followUps = mergeFollowUps(shared, new Map())
  expect([...followUps.keys()]).toEqual(['careers 2 mark'])
  expect(followUps.get('careers 2 mark')?.at).toBe(Date.parse(entry.at))
})

test('notes of the backend and of this device merge into one list per record, newest first', () => {
  const entry = { collection: 'careers', recordId: '1', kind: 'note', by: 'Tamuno', author: 't' }
  const shared = [
    { ...entry, _id: 'careers 1 note first', text: 'Has called', at: '2026-11-20T08:00:00.000Z' },
    { ...entry, _id: 'careers 1 note b', text: 'Price sent', at: '2026-11-22T08:00:00.000Z', author: 'a' },
    { ...entry, _id: 'careers 1 note c', text: '', at: '2026-11-22T09:00:00.000Z' },
    { ...entry, _id: 'careers 1 mark', kind: 'mark', text: 'yes', at: '2026-11-22T08:00:00.000Z' },
    {
      ...entry,
      _id: 'careers 1 note note d',
      text: 'Of the record "1 note"',
      at: '2026-11-22T08:00:00.000Z',
    },
  ]
  const at = Date.parse('2026-11-21T08:00:00.000Z')
  const pending = new Map([
    ['careers 1 note e', { text: 'Written offline', by: 'Ada', at }],
    // The single note of an earlier version, not sent before the update.
    ['careers 1 note', { text: 'Of an earlier version', by: 'Ada', at: at - 1 }],
    ['careers 1 note b', { text: '', by: 'Ada', at: Date.parse('2026-11-22T10:00:00.000Z') }],
  ])
  const notes = notesOf(mergeFollowUps(shared, new Map()), 'careers 1', 'a')
  expect(notes.map(({ text, isOwn }) => [text, isOwn])).toEqual([
    ['Price sent', true],
    ['Has called', false],
  ])
  const merged = notesOf(mergeFollowUps(shared, pending), 'careers 1', 'a')
  expect(merged.map(({ text, isOwn, isPending }) => [text, isOwn, isPending])).toEqual([
    ['Written offline', true, true],
    ['Of an earlier version', true, true],
    ['Has called', false, false],
  ])
})
