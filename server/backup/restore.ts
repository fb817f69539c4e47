import { createHash } from 'node:crypto'
import path from 'node:path'
import { isPortError } from '#backend/ports/port-error.ts'
import type { Row } from '#backend/ports/rows.ts'
import type { RowOf, TableName } from '#backend/schema.ts'
import type { OpenRows, RestoreTarget } from '#server/database/open-rows.ts'
import { CommandError } from '#server/errors.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { keyOf, type Store } from '#server/files/store.ts'
import { backupTables, type CheckedBackup, isBytes, isFile, isRows, readBackup } from './backup-file.ts'
import { asInBackup, isTable } from './older-columns.ts'
import { createTally, findDifferences, type Tally } from './tally.ts'

interface Target {
  opened: OpenRows
  store: Store
}

/**
 * Restores the rows and files of a backup. All rows are written in one transaction, compared with those of the backup
 * after the files are restored, and then upgraded to this version. Files that are not in the backup are read from the
 * folder `files` beside it, where hourly backups store them. A file is left out when its bytes do not match the
 * checksum of its row.
 *
 * @param backup the result of `checkBackup`
 * @returns the number of rows and files, and the names of files that were missing or damaged
 */
export async function restoreBackup(file: string, backup: CheckedBackup, { opened, store }: Target) {
  const { tables, columns, migrations } = backup
  const files = new Map<string, RowOf<'files'>>()
  const counts = { restored: new Set<string>(), damaged: new Set<string>() }
  const beside = openDiskStore(path.join(path.dirname(path.resolve(file)), 'files'), '')
  await intoEmpty(opened, async ({ insert, list, upgrade }) => {
    await eachFile(file, {
      onRows: async (table, rows) => {
        await insert(table, rows)
        // A backup of an earlier version lacks some columns. The restore of a file reads the oldest ones only.
        if (table === 'files') for (const row of rows as RowOf<'files'>[]) files.set(row._id, row)
      },
      onFile: async (id, bytes) => {
        const row = files.get(id)
        if (row) await putChecked(store, row, bytes, counts)
      },
    })
    for (const [id, row] of files) {
      if (counts.restored.has(id)) continue
      const bytes = await readWhole(beside, row)
      if (bytes) await putChecked(store, row, bytes, counts)
      // The bucket may still have the file.
      else if (hashOf(await readWhole(store, row)) === row.hash) counts.restored.add(id)
    }
    await compare(list, tables, backupTables, (table, row) => asInBackup(table, row, columns))
    await upgrade(migrations)
  }).catch(inSentence(file))
  const damaged = [...counts.damaged].filter((id) => !counts.restored.has(id))
  const missing = [...files.keys()].filter((id) => !counts.restored.has(id) && !counts.damaged.has(id))
  return { rows: countOf(tables), files: counts.restored.size, missing, damaged }
}

/** Names the backup in an error about rows that the database rejects. */
const inSentence =
  (file: string) =>
  (error: unknown): never => {
    if (isPortError(error, 'invalid', 'conflict', 'missing'))
      throw new CommandError(`${file} cannot be restored (${error.message}): use another backup.`)
    throw error
  }

/** Copies all rows and sessions from one database into an empty one, and compares them. Returns their number. */
export async function moveRows(from: OpenRows, to: OpenRows): Promise<number> {
  const all = createTally()
  const names = [...backupTables, 'sessions', 'resets'] as const
  await intoEmpty(to, async ({ insert, list }) => {
    await from.snapshot(async (listFrom) => {
      for (const table of names)
        for await (const rows of listFrom(table)) {
          all.add(table, rows)
          await insert(table, rows)
        }
    })
    await compare(list, all.result(), names)
  })
  return countOf(all.result())
}

async function intoEmpty(opened: OpenRows, fill: Parameters<OpenRows['restore']>[0]) {
  const lock = await opened.lock('jobs')
  if (!lock) throw new CommandError('A server is running on the target: stop it first.')
  try {
    for (const table of backupTables)
      if ((await opened.rows.count(table, { limit: 1 })) > 0)
        throw new CommandError('The target has records already: name an empty DATA_DIR or database.')
    await opened.restore(fill)
  } finally {
    await lock.release()
  }
}

async function compare(
  list: RestoreTarget['list'],
  expected: Tally,
  names: readonly TableName[],
  expectedRow: (table: TableName, row: Row) => Row = (_, row) => row,
) {
  const all = createTally()
  for (const table of names)
    for await (const rows of list(table))
      all.add(
        table,
        rows.map((row) => expectedRow(table, row)),
      )
  const different = findDifferences(all.result(), expected)
  if (different.length > 0)
    throw new CommandError(
      `What was written differs in ${different.join(', ')}: no record was kept, try again.`,
    )
}

interface Handlers {
  onRows: RestoreTarget['insert']
  onFile: (id: string, bytes: Buffer<ArrayBuffer>) => Promise<void>
}

async function eachFile(file: string, { onRows, onFile }: Handlers) {
  let open: { id: string; parts: Buffer[] } | undefined
  const close = async () => {
    if (open) await onFile(open.id, Buffer.concat(open.parts))
    open = undefined
  }
  for await (const entry of readBackup(file)) {
    if (isBytes(entry)) {
      open?.parts.push(Buffer.from(entry.bytes, 'base64'))
      continue
    }
    await close()
    if (isRows(entry) && isTable(entry.table)) await onRows(entry.table, entry.rows)
    if (isFile(entry)) open = { id: entry.file, parts: [] }
  }
}

interface FileCounts {
  restored: Set<string>
  damaged: Set<string>
}

/** Stores the bytes of a file and reads them back, or records that they do not match the hash of its row. */
async function putChecked(
  store: Store,
  row: RowOf<'files'>,
  bytes: Buffer<ArrayBuffer>,
  { restored, damaged }: FileCounts,
) {
  const { hash } = row
  if (hashOf(bytes) !== hash) {
    damaged.add(row._id)
    return
  }
  await store.put(keyOf(row), { bytes: new Blob([bytes]), type: row.type, hash })
  if (hashOf(await readWhole(store, row)) !== hash)
    throw new CommandError(`${row._id} was not stored as it was written: check the disk or the bucket.`)
  restored.add(row._id)
}

async function readWhole(
  store: Pick<Store, 'get'>,
  row: RowOf<'files'>,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const file = await store.get(keyOf(row))
  return file && Buffer.from(await new Response(file.body).arrayBuffer())
}

const hashOf = (bytes: Buffer | undefined) => bytes && createHash('sha256').update(bytes).digest('hex')

const countOf = (tally: Tally) => Object.values(tally).reduce((sum, { rows }) => sum + rows, 0)
