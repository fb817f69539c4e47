import { createHash } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Fields, insertion } from '#backend/ports/rows.ts'
import { type Column, columnsOfTable, type RowOf, type TableName } from '#backend/schema.ts'
import { backupTables, writeBackup } from '#server/backup/backup-file.ts'
import { knownMigrations } from '#server/database/migrate.ts'
import { openRows } from '#server/database/open-rows.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { keyOf } from '#server/files/store.ts'

// Writes backups of made-up records with this version's tables, for older-backups.test.ts: `node
// tests/server/backups/write.ts`. Run it before adding a new migration.

const resume = 'private-6f1c0a52e7b84d93a1c0ffee.pdf'
const picture = '2b7d10e94c5f4a68b3deadbe-1x1.png'
const dayOf = (number: number) => `2026-05-0${number + 1}T08:30:00.000Z`

const values: Record<Column, (table: string, column: string, number: number) => Fields[string]> = {
  text: (table, column, number) => `${column} ${number} of “${table}”`,
  'text?': (_, column, number) => (number ? `${column} ${number}` : null),
  number: (_, __, number) => number + 0.5,
  'number?': (_, __, number) => (number ? 1200 : null),
  flag: (_, __, number) => number === 1,
  timestamp: (_, __, number) => dayOf(number),
  'timestamp?': (_, __, number) => (number ? dayOf(number) : null),
  list: () => ['Adaeze Obi', 'Ọlábísí'],
  secret: (_, column, number) => `${column} ${number}`,
}

function madeUp<Table extends TableName>(
  table: Table,
  _id: string,
  number: number,
  fields: Fields = {},
): RowOf<Table> {
  const columns = columnsOfTable(table).map(([column, kind]) => [column, values[kind](table, column, number)])
  // Each column of the table is filled.
  return { ...Object.fromEntries(columns), _id, ...fields } as RowOf<Table>
}

const files = [
  {
    _id: resume,
    type: 'application/pdf',
    name: 'resume.pdf',
    isPrivate: true,
    bytes: Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
    ),
  },
  {
    _id: picture,
    type: 'image/png',
    name: 'valve.png',
    isPrivate: false,
    bytes: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
]
const links: Partial<Record<TableName, Fields>> = {
  applications: { resumeUrl: `/uploads/${resume}` },
  media: { imageUrl: `/uploads/${picture}` },
}

const place = await mkdtemp(path.join(tmpdir(), 'backups-'))
const opened = await openRows({ dataDir: place })
const store = openDiskStore(path.join(place, 'files'), place)
for (const [number, { bytes, ...fields }] of files.entries()) {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const row = madeUp('files', fields._id, 0, {
    ...fields,
    size: bytes.length,
    hash,
    isActive: false,
    createdAt: dayOf(number),
  })
  await store.put(keyOf(row), { bytes: new Blob([bytes]), type: fields.type, hash })
  await opened.rows.write([{ insert: 'files', row }])
}
for (const table of backupTables)
  for (const number of table === 'files' ? [] : [0, 1]) {
    const owner = ['pushes', 'knownNetworks'].includes(table) ? { adminId: `admins ${number}` } : {}
    const row = madeUp(table, `${table} ${number}`, number, { ...owner, ...links[table] })
    await opened.rows.write([insertion(table, row)])
  }
const name = `${(await knownMigrations()).at(-1)}.backup`
const now = new Date('2026-05-10T08:00:00.000Z')
for (const [file, source] of [
  [name, { ...opened, store, now }],
  [`hourly/${name}`, { ...opened, now }],
] as const) {
  const target = path.join(import.meta.dirname, file)
  await rm(target, { force: true })
  await writeBackup(target, source)
}
await cp(path.join(place, 'files'), path.join(import.meta.dirname, 'hourly/files'), { recursive: true })
await opened.close()
await rm(place, { recursive: true })
