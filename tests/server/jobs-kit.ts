import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import type { Fields } from '#backend/ports/rows.ts'
import { type Column, type RowOf, type TableName, tables } from '#backend/schema.ts'
import { openRows } from '#server/rows/open-rows.ts'
import { newFolder } from './targets.ts'

/** Creates a clock that a test moves. */
export function createClock(start = '2026-01-01T09:00:00.000Z') {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

/** Opens rows on SQLite in a new folder. Both are removed after the test. */
export async function openTestRows() {
  const dataDir = newFolder('jobs')
  const opened = await openRows({ dataDir })
  onTestFinished(async () => {
    await opened.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { ...opened, dataDir }
}

const blank: Record<Column, Fields[string]> = {
  text: '',
  'text?': null,
  number: 0,
  'number?': null,
  flag: false,
  moment: '2026-01-01T00:00:00.000Z',
  'moment?': null,
  list: [],
  secret: '',
}

/** Creates a complete row from the fields that a test gives. */
export function rowOf<Table extends TableName>(table: Table, fields: Fields & { _id: string }): RowOf<Table> {
  const columns = Object.entries<Column>(tables[table])
  const row = { ...Object.fromEntries(columns.map(([name, kind]) => [name, blank[kind]])), ...fields }
  // Each column of the table is filled.
  return row as RowOf<Table>
}
