import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Row } from '#backend/ports/rows.ts'
import type { TableName } from '#backend/ports/tables.ts'
import { Failure } from '#server/base/failure.ts'
import { chunksOf } from '#server/files/chunks.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { keyOf, type Store } from '#server/files/store.ts'
import type { OpenRows } from '#server/rows/open-rows.ts'
import { type Backup, backupTables, readBackup } from './backup-file.ts'
import { createTally, differences, type Tally } from './tally.ts'

interface Target {
  opened: OpenRows
  store: Store
}

/**
 * Brings back the rows and files of a backup, all rows in one transaction after the files, and compares what is there
 * then. Files that are not in the backup are looked for in the folder `files` beside it, where hourly backups have them.
 *
 * @param backup what `checkBackup` says of the file
 * @returns how many rows and files, and how many files were nowhere
 */
export async function restoreBackup(file: string, backup: Backup, { opened, store }: Target) {
  const { tables } = backup
  const files = new Map<string, Row>()
  await intoEmpty(opened, (insert) =>
    eachFile(file, {
      onRows: async (table, rows) => {
        await insert(table, rows)
        if (table === 'files') for (const row of rows) files.set(row._id, row)
      },
      onFile: async (id, bytes) => {
        const row = files.get(id)
        if (row) await put(store, row, bytes)
      },
    }),
  )
  await compare(opened, tables)
  const beside = openDiskStore(path.join(path.dirname(path.resolve(file)), 'files'), '')
  let missing = 0
  for (const row of files.values()) {
    if (await isWhole(store, row)) continue
    const found = await beside.get(keyOf(row))
    if (found) await put(store, row, Buffer.from(await new Response(found.body).arrayBuffer()))
    if (!found || !(await isWhole(store, row))) missing++
  }
  return { rows: countOf(tables), files: files.size - missing, missing }
}

/** Copies all rows, sessions too, from one database into an empty one, and compares them. Gives how many. */
export async function moveRows(from: OpenRows, to: OpenRows): Promise<number> {
  const all = createTally()
  const names = [...backupTables, 'sessions', 'resets'] as const
  await intoEmpty(to, (insert) =>
    from.snapshot(async (list) => {
      for (const table of names)
        for await (const rows of list(table)) {
          all.add(table, rows)
          await insert(table, rows)
        }
    }),
  )
  await compare(to, all.result(), names)
  return countOf(all.result())
}

async function intoEmpty(opened: OpenRows, fill: Parameters<OpenRows['restore']>[0]) {
  const lock = await opened.lock('jobs')
  if (!lock) throw new Failure('A server is running on the target: stop it first.')
  try {
    for (const table of backupTables)
      if ((await opened.rows.count(table, { limit: 1 })) > 0)
        throw new Failure('The target has records already: name an empty DATA_DIR or database.')
    await opened.restore(fill)
  } finally {
    await lock.release()
  }
}

async function compare(opened: OpenRows, expected: Tally, names: readonly TableName[] = backupTables) {
  const all = createTally()
  await opened.snapshot(async (list) => {
    for (const table of names) for await (const rows of list(table)) all.add(table, rows)
  })
  const different = differences(all.result(), expected)
  if (different.length > 0)
    throw new Failure(`What was written differs in ${different.join(', ')}: empty the target and try again.`)
}

interface Handlers {
  onRows: Parameters<Parameters<OpenRows['restore']>[0]>[0]
  onFile: (id: string, bytes: Buffer) => Promise<void>
}

async function eachFile(file: string, { onRows, onFile }: Handlers) {
  let open: { id: string; parts: Buffer[] } | undefined
  const close = async () => {
    if (open) await onFile(open.id, Buffer.concat(open.parts))
    open = undefined
  }
  for await (const entry of readBackup(file)) {
    if ('bytes' in entry) {
      open?.parts.push(Buffer.from(entry.bytes, 'base64'))
      continue
    }
    await close()
    if ('table' in entry) await onRows(entry.table, entry.rows)
    if ('file' in entry) open = { id: entry.file, parts: [] }
  }
}

const put = (store: Store, row: Row, bytes: Buffer) =>
  store.put(keyOf(row), {
    bytes: new Blob([new Uint8Array(bytes)]),
    type: String(row.type),
    hash: String(row.hash),
  })

async function isWhole(store: Store, row: Row): Promise<boolean> {
  const found = await store.get(keyOf(row))
  if (!found) return false
  const hash = createHash('sha256')
  for await (const chunk of chunksOf(found.body)) hash.update(chunk)
  return hash.digest('hex') === row.hash
}

const countOf = (tally: Tally) => Object.values(tally).reduce((sum, { rows }) => sum + rows, 0)
