import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { busy, busyTimeout, failureOf } from './sqlite-failure.ts'

/** Takes a lock that the kernel releases when the process ends, however it ends. */
export function lockedFile(path: string, rowsFile: string): DatabaseSync {
  const pidFile = `${path}.pid`
  // The timeout outlasts processes that start at the same time and are being refused.
  const lock = new DatabaseSync(path, { timeout: 250 })
  try {
    // In this mode, the lock outlives its transaction. The file is written only on creation, so a later lock works on a
    // full disk.
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive')
    if (!lock.prepare('select 1 from sqlite_schema').get()) {
      refuseOpenFile(rowsFile)
      lock.exec('create table "lock" ("x")')
    }
    lock.exec('commit')
  } catch (error) {
    lock.close()
    const failure = failureOf(error)
    if (failure.code === busy) failure.message = `process ${readText(pidFile) || 'unknown'}`
    throw failure
  }
  try {
    writeFileSync(pidFile, String(process.pid))
  } catch {
    // The pid file only informs users. The lock holds without it.
  }
  return lock
}

/** Checks that no process has the rows open: a server may still run whose lock file was deleted. @throws otherwise */
function refuseOpenFile(rowsFile: string) {
  if (!existsSync(rowsFile)) return
  const probe = new DatabaseSync(rowsFile, { timeout: busyTimeout })
  try {
    probe.exec('pragma locking_mode = exclusive; begin exclusive; commit')
  } finally {
    probe.close()
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
