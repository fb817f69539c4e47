import { mkdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { PortError } from '#backend/ports/port-error.ts'
import { StartError } from '#server/errors.ts'
import type { Engine, Read } from './engine.ts'
import { errorOf, failureOf } from './errors.ts'
import { kyselyOver } from './sqlite-driver.ts'
import { damageCodes, readBy, runBy, startThread, type Thread } from './sqlite-thread.ts'
import { createWatchers } from './watchers.ts'

interface Options {
  dataDir: string
  /** Script of the worker, if it is not beside this file. */
  worker?: URL | undefined
  /** Opens without the lock, for reading only, on a read-only disk. */
  isReadOnly?: boolean | undefined
  /** Called when the reserved disk space is spent, and when it is restored. */
  onReserve?: ((isSpent: boolean) => void) | undefined
}

/** The script is beside this file, also in the bundle. */
const workerScript = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url)

/** Opens rows in a SQLite file, in a separate thread. @throws {StartError} */
export async function openSqlite({ dataDir, worker = workerScript, isReadOnly = false, onReserve }: Options) {
  const file = join(dataDir, 'rows.sqlite')
  try {
    if (!isReadOnly) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch {
    throw new StartError(`${dataDir} cannot be made or opened: choose another DATA_DIR.`)
  }
  const lockFile = isReadOnly ? undefined : join(dataDir, 'rows.lock')
  const thread = await startThread(worker, { file, lockFile }, onReserve)
  const db = kyselyOver(thread)
  const { watch, tell } = createWatchers()
  const locks = new Set<string>()

  const engine: Engine = {
    dialect: 'sqlite',
    name: file,
    db,
    read: (query) => readBy(thread, query),
    isReadOnly,
    write: async (statements, commit) => {
      if (isReadOnly) throw new PortError('unavailable', { message: 'The disk of DATA_DIR is read-only' })
      const { failure, at = 0 } = await thread.ask({ write: statements })
      const table = statements[at]?.table ?? commit.tables[0]
      if (failure && table) throw errorOf(failure, table)
      tell(commit)
    },
    watch,
    // Only one process can open the file, so locks are local.
    lock: async (name) => {
      if (locks.has(name)) return
      locks.add(name)
      const release = async () => {
        locks.delete(name)
      }
      // Never lost: the lock lasts as long as the process.
      return { release, lostSignal: new AbortController().signal }
    },
    snapshot: (work) => snapshotOf(worker, file, work),
    forget: async () =>
      (await truncateLog(thread))
        ? undefined
        : 'A backup that is under way still holds the log of the database, which has them: run the command again in a minute.',
    close: async () => {
      await thread.ask({ close: true })
    },
  }
  return engine
}

/** Reads snapshots of the file beside the process that has it open. */
export function sqliteSnapshots({
  dataDir,
  worker = workerScript,
}: Options): Pick<Engine, 'dialect' | 'db' | 'snapshot'> & { quickCheck: () => Promise<string[]> } {
  const unread = {
    ask: async () => ({ id: 0, failure: { code: 'CLOSED', message: 'Only snapshots are read' } }),
  }
  const file = join(dataDir, 'rows.sqlite')
  return {
    dialect: 'sqlite',
    db: kyselyOver(unread),
    snapshot: (work) => snapshotOf(worker, file, work),
    /** Returns the faults that SQLite finds in its file: pages, tables and indexes, no values. */
    quickCheck: async () => {
      const check = sql`pragma quick_check(5)`.compile(kyselyOver(unread))
      try {
        const rawRows = await snapshotOf(worker, file, (read) => read(check))
        return rawRows.map((row) => String(row.quick_check)).filter((finding) => finding !== 'ok')
      } catch (error) {
        const { code } = failureOf(error)
        if (error instanceof StartError && error.message.includes('is damaged')) return [error.message]
        if (typeof code === 'number' && damageCodes.includes(code & 0xff)) return [`code ${code}`]
        throw error
      }
    },
  }
}

/**
 * Writes the log back into the file and truncates it. Fails while a reader, such as a running backup, uses the log.
 *
 * @returns whether the log is empty
 */
async function truncateLog(thread: Thread): Promise<boolean> {
  // A waiting checkpoint would block the thread.
  const before = (await runBy(thread, 'pragma busy_timeout')).rows[0]?.timeout
  await runBy(thread, 'pragma busy_timeout = 100')
  try {
    for (let tries = 0; tries < 20; tries += 1) {
      const { rows } = await runBy(thread, 'pragma wal_checkpoint(truncate)')
      if (Number(rows[0]?.busy) === 0) return true
      await pause(250)
    }
    return false
  } finally {
    await runBy(thread, `pragma busy_timeout = ${before}`)
  }
}

async function snapshotOf<Result>(script: URL, file: string, work: (read: Read) => Promise<Result>) {
  const reader = await startThread(script, { file })
  try {
    return await work((query) => readBy(reader, query))
  } finally {
    await reader.ask({ close: true })
  }
}
