import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { PortError } from '#backend/ports/port-error.ts'
import { allOf } from '#backend/ports/rows.ts'
import { watchDatabase } from '#server/database/database-watch.ts'
import { openRows } from '#server/database/open-rows.ts'
import { backUpInProcess } from '#server/jobs/own-process-backup.ts'
import { loggable } from '#server/log.ts'
import { newFolder } from '#tests/support/databases.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { rowOf } from '#tests/support/rows.ts'

let at = 0
function newWatch() {
  at = 0
  const lines: [string, object][] = []
  const note = (facts: object, text: string) => lines.push([text, facts])
  return { lines, watch: watchDatabase({ error: note, info: note }, () => at) }
}

/** Creates rows whose file has noise in its last pages, written while no server runs. */
async function damagedRows() {
  const dataDir = newFolder('damaged')
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const opened = await openRows({ dataDir })
  const description = 'x'.repeat(300)
  await opened.rows.write(
    Array.from({ length: 600 }, (_, index) => ({
      insert: 'careers' as const,
      row: rowOf('careers', `${index}`, { description }),
    })),
  )
  await opened.close()
  const file = path.join(dataDir, 'rows.sqlite')
  const handle = openSync(file, 'r+')
  // The rows of the last written table are at the end.
  const pages = statSync(file).size / 4096
  for (let page = pages - 40; page < pages; page += 1)
    writeSync(handle, Buffer.alloc(512, 0xa5), 0, 512, page * 4096)
  closeSync(handle)
  return dataDir
}

test('a damaged database file is logged with its code once a minute and named by readiness', async () => {
  const { lines, watch } = newWatch()
  const opened = await openRows({ dataDir: await damagedRows(), onFailure: watch.failed })
  const read = () => allOf(opened.rows.list('careers'))
  for (let count = 0; count < 5; count += 1)
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' })
  expect(lines).toEqual([['database failing', { code: 11, reason: 'it is damaged' }]])
  expect(watch.lastFault()).toBe('The database failed within the last 5 minutes: it is damaged.')
  at = 60_000
  await expect(read()).rejects.toMatchObject({ code: 'unavailable' })
  expect(lines).toHaveLength(2)
  at = 360_001
  expect(watch.lastFault()).toBeUndefined()
  await opened.close()
})

test('the hourly backup checks the whole database file and reports damage', async () => {
  // The backup process has a low priority.
  const dataDir = await damagedRows()
  const { lines, watch } = newWatch()
  const signal = new AbortController().signal
  const file = path.join(dataDir, 'one.backup')
  await expect(backUpInProcess({ dataDir, file, signal, onCheck: watch.checked })).rejects.toMatchObject({
    code: 'PortError 11',
  })
  expect(lines).toEqual([['database damaged', { findings: expect.any(Array) }]])
  expect(watch.isSound()).toBe(false)
  expect(watch.lastFault()).toBe('The database is damaged: stop the server and restore a backup.')
  watch.checked([])
  expect([watch.isSound(), watch.lastFault()]).toEqual([true, undefined])
})

test.each([
  [5, 'it is busy'],
  [522, 'the disk does not read or write'],
  [267, 'it is damaged'],
  [26, 'it is damaged'],
  [8, 'it is read-only'],
  [13, 'the disk is full'],
  ['53300', 'it is busy'],
  ['57P03', 'it cannot be reached'],
  ['57014', 'it is busy'],
  ['08006', 'it cannot be reached'],
  ['ECONNREFUSED', 'it cannot be reached'],
  ['XX001', 'it is damaged, or its disk does not read or write'],
  ['28P01', 'it refuses DATABASE_URL'],
])('the database error code %s is logged with its reason', (code, reason) => {
  const { lines, watch } = newWatch()
  watch.failed(
    new PortError('unavailable', { message: 'x', cause: { code, message: 'words of the database' } }),
  )
  expect(lines).toEqual([['database failing', { code, reason }]])
})

test('a rejected value is not logged as a failure of the database', () => {
  const { lines, watch } = newWatch()
  watch.failed(new PortError('invalid'))
  expect(lines).toEqual([])
})

test('a job that fails because of the database is logged with the database’s code', () => {
  const error = new PortError('unavailable', {
    message: 'x',
    cause: { code: 11, message: 'words of the database' },
  })
  expect(loggable(error)).toMatchObject({ mistake: 'PortError', code: 'unavailable', cause: 11 })
})

const postgres = startPostgres({ isDurable: false })
afterAll(async () => (await postgres).remove())

test('a PostgreSQL server that is stopped or silent is logged as an error', async () => {
  const { lines, watch } = newWatch()
  const server = await postgres
  const place = { dataDir: '', databaseUrl: await server.newDatabase() }
  const opened = await openRows({ ...place, onFailure: watch.failed })
  const reasons = () => new Set(lines.map(([, facts]) => ('reason' in facts ? facts.reason : '')))
  if (process.platform === 'linux') {
    server.freeze()
    await expect(opened.ready()).rejects.toMatchObject({ code: 'unavailable' })
    expect(reasons()).toEqual(new Set(['it is busy']))
    server.thaw()
  }
  await server.stop()
  await expect(opened.rows.count('careers')).rejects.toMatchObject({ code: 'unavailable' })
  expect(reasons()).toContain('it cannot be reached')
  await opened.close()
})
