import { expect } from 'vitest'
import { allOf, type Rows } from '#backend/ports/rows.ts'
import { searchWords } from '#src/contract/search/compare/rank.ts'

/** Asserts the values of the database and the backup that commit ca12cfe2 made, in the tables of this version. */
export async function expectCarriedOver(rows: Rows): Promise<void> {
  const decided = await allOf(rows.list('applications'))
  expect(decided.map(({ _id, decidedAt }) => [_id, decidedAt]).toSorted()).toEqual([
    // The last change in the audit log, and the time of the application where the log has none.
    ['applications 0', '2026-05-04T08:30:00.000Z'],
    ['applications 1', '2026-05-02T08:30:00.000Z'],
  ])
  expect(await allOf(rows.list('knownNetworks'))).toEqual([
    {
      _id: 'admins 0 192.0.2.0/24',
      adminId: 'admins 0',
      network: '192.0.2.0/24',
      usedAt: '2026-05-07T08:30:00.000Z',
    },
  ])
  const followUps = await allOf(rows.list('answers'))
  // An empty note is gone. A note is the first of its record's entries, and its author is known by the name.
  expect(followUps.map(({ _id, author }) => [_id, author]).toSorted()).toEqual([
    ['answers 0 first', 'admins 1'],
    ['answers 2', ''],
  ])
  expect(await allOf(rows.search('projects', searchWords('olabisi')))).toHaveLength(2)
}
