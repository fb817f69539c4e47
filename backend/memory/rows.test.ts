import { expect, test } from 'vitest'
import { newRow } from '#backend/base/new-row.ts'
import { createMemoryRows } from './rows.ts'
import { createTable } from './table.ts'

test('an undefined value of a filter stands for null, so that a removal never takes all rows', async () => {
  const table = createTable([])
  const rows = createMemoryRows(() => table)
  // Malformed records have null where no column allows it.
  const career = (_id: string, title: string) =>
    Object.assign(newRow('careers', { _id, title }, new Date(0)), { location: null })
  await rows.write([
    { insert: 'careers', row: career('a', 'Welder') },
    { insert: 'careers', row: career('b', 'Rigger') },
  ])
  await rows.write([{ removeAll: 'careers', where: { title: undefined } }])
  expect(await rows.count('careers')).toBe(2)
  expect(await rows.count('careers', { where: { location: undefined } })).toBe(2)
  expect(await rows.first('careers', { title: undefined })).toBeUndefined()
})
