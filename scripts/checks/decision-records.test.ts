import { expect, test } from 'vitest'
import { readRecord, recordIndex } from './decision-records.ts'

const name = '005-idempotency-keys.md'
const record = `# 005 Idempotency keys

- Date: 2026-11-22
- Status: accepted

## Context

## Decision

## Consequences
`

test('a record with all of its parts has no faults, and a row in the index', () => {
  const entry = readRecord(name, record)
  expect(entry.faults).toEqual([])
  expect(recordIndex([entry])).toContain('| [005 Idempotency keys](005-idempotency-keys.md) | accepted |')
})

test.each([
  ['# 005', '# 006', 'needs a title that begins with 005'],
  ['2026-11-22', 'today', 'needs a date'],
  ['accepted', 'changed by 006', 'needs the status "accepted" or "superseded by <number>"'],
  ['## Context', '## Why', 'needs the sections Context, Decision, Consequences, and no others'],
  ['## Decision', `## Decision${'\n'.repeat(60)}`, 'has more than 60 lines'],
])('a record with %s replaced by another text has a fault', (part, other, fault) => {
  expect(readRecord(name, record.replace(part, other)).faults).toEqual([fault])
})
