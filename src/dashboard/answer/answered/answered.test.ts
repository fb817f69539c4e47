import { expect, test } from 'vitest'
import { mergedAnswers } from './answered.ts'

test('what somebody has answered without a readable moment is left out, the rest is there', () => {
  const entry = {
    collection: 'careers',
    recordId: '1',
    kind: 'mark',
    text: '',
    by: 'Ada',
    at: '2026-11-20T08:00:00.000Z',
  }
  const shared = [
    { ...entry, _id: 'careers 1 mark', at: '' },
    { ...entry, _id: 'careers 2 mark' },
  ]
  const answers = mergedAnswers(shared, new Map())
  expect([...answers.keys()]).toEqual(['careers 2 mark'])
  expect(answers.get('careers 2 mark')?.at).toBe(Date.parse(entry.at))
})
