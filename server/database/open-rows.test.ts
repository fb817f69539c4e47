import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type TableName, tables } from '#backend/schema.ts'
import { openRows } from './open-rows.ts'

test('every table can be counted, with or without lists among its columns', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'count-'))
  const { rows, close } = await openRows({ dataDir })
  // Object.keys loses the type of the table names.
  for (const table of Object.keys(tables) as TableName[]) expect(await rows.count(table), table).toBe(0)
  await close()
  await rm(dataDir, { recursive: true })
})
