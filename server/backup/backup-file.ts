import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod'
import { saltId } from '#backend/calls/visits.ts'
import type { Row } from '#backend/ports/rows.ts'
import { type RowOf, type TableName, tables } from '#backend/schema.ts'
import { knownMigrations, newerMigration } from '#server/database/migrate.ts'
import { chunksOf } from '#server/disk/chunks.ts'
import { syncFolder } from '#server/disk/sync-folder.ts'
import { CommandError } from '#server/errors.ts'
import { keyOf, type Store } from '#server/files/store.ts'
import { type BackupColumns, unknownColumns } from './older-columns.ts'
import { createTally, findDifferences, type Tally } from './tally.ts'
import { beginUnfinished, removeUnfinished, unfinishedName } from './unfinished.ts'

/** Tables left out of backups: a restore must not revive ended sessions and reset links. */
const excludedTables: readonly TableName[] = ['sessions', 'resets']

/** Backed-up tables in the order in which rows may be inserted. */
export const backupTables = (Object.keys(tables) as TableName[]).filter(
  (table) => !excludedTables.includes(table),
)

const version = 1
const row = z.looseObject({ _id: z.string() }).transform((value) => value as Row) // Its table validates it.
const tally = z.record(z.string(), z.object({ rows: z.number(), sum: z.string() }))
/** Early versions listed no migrations. */
const head = z.looseObject({
  backup: z.number(),
  createdAt: z.string(),
  migrations: z.array(z.string()).optional(),
})
const line = z.union([
  head,
  z.looseObject({ table: z.string(), rows: z.array(row) }),
  z.looseObject({ file: z.string() }),
  z.looseObject({ bytes: z.base64() }),
  z.looseObject({
    end: z.looseObject({ tables: tally, files: z.number(), missing: z.number() }),
    sha256: z.string(),
  }),
])
type Line = z.infer<typeof line>

export interface Backup {
  tables: Tally
  files: number
  /** Files that have a row but no bytes. */
  missing: number
}

/** A backup that has been read to its end. */
export interface CheckedBackup extends Backup {
  columns: BackupColumns
  /** Migrations of the version that wrote the backup, as far as the backup lists them. */
  migrations: readonly string[]
}

export interface Source {
  /** Calls `work` with a consistent snapshot of the rows, while writes go on. */
  snapshot: <Result>(
    work: (list: (table: TableName) => AsyncIterable<Row[]>) => Promise<Result>,
  ) => Promise<Result>
  /** Source of the file bytes. Without a store, the backup contains rows only. */
  store?: Pick<Store, 'get'> | undefined
  now: Date
}

/**
 * Writes a backup and reads it back. The file gets its final name only when both succeed.
 *
 * The format is gzipped lines of JSON: a head, rows by table, files in base64 parts, and an end with counts, a checksum
 * of each table, and the SHA-256 of all lines before it.
 */
export async function writeBackup(file: string, source: Source): Promise<Backup> {
  // Ignore failures: an unreadable folder, or another user's file in it, must not prevent the backup.
  await removeUnfinished(path.dirname(file)).catch(() => undefined)
  const part = unfinishedName(file, process.pid)
  const ended = beginUnfinished(part)
  try {
    await writeLines(part, source)
    const { columns, migrations, ...backup } = await checkBackup(part)
    await rename(part, file)
    // A file name is durable only once its folder is synced.
    await syncFolder(path.dirname(file))
    return backup
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    ended()
  }
}

async function writeLines(part: string, { snapshot, store, now }: Source) {
  const gzip = createGzip({ level: 4 })
  const written = pipeline(gzip, createWriteStream(part, { mode: 0o600, flush: true }))
  // Awaited below, possibly after it has rejected. Prevents an unhandled rejection.
  written.catch(() => undefined)
  const hash = createHash('sha256')
  const write = async (entry: Line) => {
    const text = `${JSON.stringify(entry)}\n`
    hash.update(text)
    // When the disk is full, the pipeline rejects and ends this wait too.
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written])
  }
  try {
    const files: RowOf<'files'>[] = []
    const all = createTally()
    await write({ backup: version, createdAt: now.toISOString(), migrations: await knownMigrations() })
    await snapshot(async (list) => {
      for (const table of backupTables)
        for await (const page of list(table)) {
          const rows = table === 'secrets' ? page.filter(({ _id }) => _id !== saltId) : page
          await write({ table, rows })
          all.add(table, rows)
          // `list` has given rows of this table.
          if (table === 'files') files.push(...(rows as RowOf<'files'>[]))
        }
    })
    const copied = store ? await writeFiles(files, store, write) : 0
    const end = { tables: all.result(), files: copied, missing: store ? files.length - copied : 0 }
    gzip.end(`${JSON.stringify({ end, sha256: hash.digest('hex') } satisfies Line)}\n`)
  } catch (error) {
    gzip.destroy()
    await written.catch(() => undefined)
    throw error
  }
  await written
}

async function writeFiles(
  files: readonly RowOf<'files'>[],
  store: Pick<Store, 'get'>,
  write: (entry: Line) => Promise<void>,
) {
  let count = 0
  for (const row of files) {
    const file = await store.get(keyOf(row))
    if (!file) continue
    await write({ file: row._id })
    for await (const bytes of chunksOf(file.body))
      await write({ bytes: Buffer.from(bytes).toString('base64') })
    count++
  }
  return count
}

/** Reads a backup to its end. @throws {CommandError} when it is damaged, incomplete, or of a newer version */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const all = createTally()
  const columns = new Map<string, Set<string>>()
  let files = 0
  let end: Backup | undefined
  let migrations: readonly string[] = []
  for await (const entry of readBackup(file)) {
    if (isRows(entry)) {
      all.add(entry.table, entry.rows)
      const names = columns.get(entry.table) ?? new Set()
      columns.set(entry.table, names)
      for (const row of entry.rows) for (const name of Object.keys(row)) names.add(name)
    }
    if (isHead(entry)) migrations = entry.migrations ?? []
    if ('file' in entry) files++
    if (isEnd(entry)) end = entry.end
  }
  if (!end || findDifferences(all.result(), end.tables).length > 0 || files !== end.files) throw damaged(file)
  const [unknown] = unknownColumns(columns)
  if (unknown) throw newer(file, unknown)
  const { tables, missing } = end
  return { tables, files, missing, columns, migrations }
}

/**
 * Yields the lines of a backup.
 *
 * @throws {CommandError} when it is damaged, incomplete, or of a newer version; at the latest at its end, where the checksum
 * is
 */
export async function* readBackup(file: string): AsyncGenerator<Line> {
  const hash = createHash('sha256')
  const input = createReadStream(file)
  const unzipped = createGunzip()
  const ended = pipeline(input, unzipped)
  ended.catch(() => undefined)
  let isWhole = false
  let unknown: string | undefined
  try {
    for await (const text of linesIn(unzipped)) {
      const json: unknown = JSON.parse(text)
      const entry = line.safeParse(json).data
      // The line is damaged or from a newer version. The checksum at the end decides.
      if (!entry) unknown ??= kindOf(json)
      if (isWhole || (entry && isEnd(entry) && entry.sha256 !== hash.copy().digest('hex')))
        throw damaged(file)
      hash.update(`${text}\n`)
      if (!entry) continue
      if (isHead(entry)) {
        if (entry.backup > version) throw newer(file, `format ${entry.backup}`)
        unknown ??= await newerMigration(entry.migrations ?? [])
      }
      isWhole = isEnd(entry)
      yield entry
    }
    await ended
  } catch (error) {
    if (error instanceof CommandError) throw error
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CommandError(`There is no file ${file}.`)
    throw damaged(file)
  }
  if (!isWhole) throw damaged(file)
  if (unknown) throw newer(file, unknown)
}

// Type guards: a property cannot discriminate this union, because further properties are allowed.
const isHead = (entry: Line): entry is z.infer<typeof head> => 'backup' in entry
export const isRows = (entry: Line): entry is Extract<Line, { table: string }> => 'table' in entry
export const isFile = (entry: Line): entry is Extract<Line, { file: string }> => 'file' in entry
export const isBytes = (entry: Line): entry is Extract<Line, { bytes: string }> => 'bytes' in entry
const isEnd = (entry: Line): entry is Extract<Line, { sha256: string }> => 'end' in entry

const kindOf = (json: unknown) => Object.keys(Object(json))[0] ?? 'a line'

/** Splits a stream at byte 10 only. `readline` would also split at line separators inside a text. */
async function* linesIn(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = []
  for await (const chunk of stream) {
    let start = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]).toString('utf8')
      parts = []
      start = end + 1
    }
    parts.push(chunk.subarray(start))
  }
}

const damaged = (file: string) => new CommandError(`${file} is damaged or not whole: use another backup.`)

const newer = (file: string, unknown: string) =>
  new CommandError(
    `${file} was made by a newer version of this software (${unknown}): restore it with that version.`,
  )
