import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { allOf, type Row } from '#backend/ports/rows.ts'
import { columnsOfTable, type RowOf, type TableName } from '#backend/schema.ts'
import { backupTables, checkBackup, writeBackup } from '#server/backup/backup-file.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { createTally } from '#server/backup/tally.ts'
import { knownMigrations } from '#server/database/migrate.ts'
import { type OpenRows, openRows } from '#server/database/open-rows.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { keyOf, type Store } from '#server/files/store.ts'
import { newFolder, postgresTarget, sqliteTarget, type Target } from '#tests/support/databases.ts'
import { expectCarriedOver } from './carried-over.ts'

// Each backup was written by the commit or by the version whose newest migration is in its name, with made-up records.
const folder = path.resolve('tests/server/backups')
const backupsIn = (place: string) => readdirSync(place).filter((name) => name.endsWith('.backup'))
const resume = 'private-6f1c0a52e7b84d93a1c0ffee.pdf'
const picture = '2b7d10e94c5f4a68b3deadbe-1x1.png'

const sqlite = sqliteTarget()
const postgres = postgresTarget({ isDurable: false })
afterAll(async () => {
  await sqlite.remove()
  await postgres.remove()
})

function newPlace() {
  const place = newFolder('older')
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  return place
}

async function newTarget(target: Target): Promise<{ opened: OpenRows; store: Store }> {
  const opened = await openRows(await target.place())
  onTestFinished(() => opened.close())
  const place = newPlace()
  return { opened, store: openDiskStore(path.join(place, 'files'), place) }
}

async function restored(file: string, target = sqlite) {
  const opening = await newTarget(target)
  return { ...opening, result: await restoreBackup(file, await checkBackup(file), opening) }
}

const bytesOf = async (store: Store, row: RowOf<'files'> | undefined) =>
  row && (await new Response((await store.get(keyOf(row)))?.body).text())

test('each migration but the newest has a backup of the version that ended with it', async () => {
  const names = backupsIn(folder)
  const older = ['ca12cfe2', ...(await knownMigrations()).slice(0, -1)]
  expect(names).toEqual(expect.arrayContaining(older.map((name) => `${name}.backup`)))
  expect(backupsIn(path.join(folder, 'hourly'))).toEqual(names)
})

const whole = backupsIn(folder)
const hourly = whole.map((name) => path.join('hourly', name))

describe.each([
  { name: sqlite.name, target: sqlite, backups: [...whole, ...hourly] },
  { name: postgres.name, target: postgres, backups: whole },
])('a backup of an earlier version into $name', ({ target, backups }) => {
  test.each(backups)('the backup %s is restored with all rows and files', async (name) => {
    const { opened, store, result } = await restored(path.join(folder, name), target)
    expect(result).toMatchObject({ files: 2, missing: [], damaged: [] })
    expect(result.rows).toBeGreaterThanOrEqual(2 * 18)
    for (const table of backupTables) {
      const rows = await allOf(opened.rows.list(table))
      if (!['answers', 'audit', 'knownNetworks', 'secrets'].includes(table))
        expect(rows, table).toHaveLength(2)
      // Columns that the version lacked contain the default of their migration.
      for (const row of rows)
        for (const [column, kind] of columnsOfTable(table))
          if (!kind.endsWith('?')) expect(Object(row)[column], `${table}.${column}`).not.toBeNull()
    }
    expect(await opened.rows.find('projects', 'projects 0')).toMatchObject({
      title: 'title 0 of “projects”',
      team: ['Adaeze Obi', 'Ọlábísí'],
      location: expect.stringMatching(/^(?:location 0 of “projects”)?$/),
    })
    const file = await opened.rows.find('files', resume)
    expect(await bytesOf(store, file)).toMatch(/^%PDF-1\.4/)
    expect(file).toMatchObject({ orphanedSince: null })
    expect(await bytesOf(store, await opened.rows.find('files', picture))).toContain('PNG')
  })
})

interface Line {
  backup?: number
  migrations?: string[]
  table?: string
  rows?: Row[]
  file?: string
  bytes?: string
  blob?: string
  end?: { tables: object; files: number; missing: number }
}

/** Creates a backup with changes and valid checksums. */
function changed(change: (lines: Line[]) => Line[]): string {
  const text = gunzipSync(readFileSync(path.join(folder, 'ca12cfe2.backup'))).toString('utf8')
  const lines: Line[] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const end = lines.pop()?.end
  const result = change(lines)
  const tally = createTally()
  for (const { table, rows } of result) if (table) tally.add(table, rows ?? [])
  const body = result.map((line) => `${JSON.stringify(line)}\n`).join('')
  const sha256 = createHash('sha256').update(body).digest('hex')
  const file = path.join(newPlace(), 'changed.backup')
  writeFileSync(
    file,
    gzipSync(`${body}${JSON.stringify({ end: { ...end, tables: tally.result() }, sha256 })}\n`),
  )
  return file
}

const withFields = (lines: Line[], table: TableName, fields: object) =>
  lines.map((line) =>
    line.table === table ? { ...line, rows: line.rows?.map((row) => ({ ...row, ...fields })) ?? [] } : line,
  )

test.each<[string, (lines: Line[]) => Line[]]>([
  ['a column', (lines) => withFields(lines, 'projects', { planned: 'x' })],
  ['a table', ([head = {}, ...rest]) => [head, { table: 'invoices', rows: [{ _id: 'x' }] }, ...rest]],
  ['a kind of line', (lines) => [...lines, { blob: 'x' }]],
  ['a format', ([head, ...rest]) => [{ ...head, backup: 2 }, ...rest]],
  ['a migration', ([head, ...rest]) => [{ ...head, migrations: ['0001-tables', '9999-later'] }, ...rest]],
])('a backup with %s that this version does not know is rejected as newer', async (_, change) => {
  const file = changed(change)
  await expect(checkBackup(file)).rejects.toThrow(`${file} was made by a newer version of this software (`)
})

test('a backup names the migrations of the version that made it', async () => {
  const { opened } = await restored(path.join(folder, 'ca12cfe2.backup'))
  const file = path.join(newPlace(), 'new.backup')
  await writeBackup(file, { ...opened, now: new Date() })
  const [head = ''] = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
  expect(JSON.parse(head)).toMatchObject({ backup: 1, migrations: await knownMigrations() })
})

test('a file that differs from its checksum is left out and named, and the others are restored', async () => {
  const file = changed((lines) => {
    const at = lines.findIndex((line) => line.file === resume) + 1
    return lines.with(at, { bytes: Buffer.from('something else').toString('base64') })
  })
  const { opened, store, result } = await restored(file)
  expect(result).toMatchObject({ files: 1, missing: [], damaged: [resume] })
  const row = await opened.rows.find('files', resume)
  expect(row && (await store.get(keyOf(row)))).toBeUndefined()
})

test('a restore whose comparison of rows fails leaves no rows, and its files stay', async () => {
  const { opened, store } = await newTarget(sqlite)
  const file = path.join(folder, 'hourly', 'ca12cfe2.backup')
  const backup = await checkBackup(file)
  const tables = { ...backup.tables, projects: { rows: 3, sum: '' } }
  await expect(restoreBackup(file, { ...backup, tables }, { opened, store })).rejects.toThrow(
    'differs in projects',
  )
  expect(await opened.rows.count('files')).toBe(0)
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key.split('/')[0] ?? '')
  expect(keys.sort()).toEqual(['private', 'public'])
  const again = await restoreBackup(file, backup, { opened, store })
  expect(again).toMatchObject({ files: 2, missing: [], damaged: [] })
})

test.each([sqlite, postgres])(
  'the values of a backup of ca12cfe2 are carried over in $name',
  async (target) => {
    const { opened } = await restored(path.join(folder, 'ca12cfe2.backup'), target)
    await expectCarriedOver(opened.rows)
  },
)

test('the values of a backup of this version stay unchanged', async () => {
  const { opened } = await restored(path.join(folder, 'ca12cfe2.backup'))
  const place = newPlace()
  const file = path.join(place, 'new.backup')
  const note = { kind: 'note', text: 'Called again', by: 'name 1 of “admins”', author: '' }
  await opened.rows.write([{ update: 'answers', id: 'answers 2', fields: note }])
  await writeBackup(file, { ...opened, now: new Date() })
  const again = await restored(file)
  expect(await again.opened.rows.find('answers', 'answers 2')).toMatchObject(note)
})

test('a restore names the table whose rows the database rejects', async () => {
  const file = changed((lines) => withFields(lines, 'blogs', { slug: 'same' }))
  await expect(restored(file)).rejects.toThrow(`${file} cannot be restored (blogs already has it)`)
})
