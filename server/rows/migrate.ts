import { sql } from 'kysely'
import type { Engine } from './engine.ts'
import { CannotOpen, failureOf } from './errors.ts'
import { createTables } from './migrations/0001-tables.ts'
import { addProjectLocation } from './migrations/0002-project-location.ts'
import { createAnswers } from './migrations/0003-answers.ts'

const names = { migrationTableName: 'migrations', migrationLockTableName: 'migrations_lock' }

/**
 * Brings the tables to what this version knows, forward only: each migration whole, one process at a time.
 *
 * @throws {CannotOpen} when the tables are newer than this version
 */
export async function migrate({ db, dialect, name }: Engine): Promise<void> {
  const migrations = {
    '0001-tables': createTables(dialect),
    '0002-project-location': addProjectLocation,
    '0003-answers': createAnswers(dialect),
  }
  const known = Object.keys(migrations)
  const done = await doneMigrations(db)
  const newer = done.find((migration) => !known.includes(migration))
  if (newer)
    throw new CannotOpen(
      `${name} was written by a newer version (${newer}): start that one, or restore a backup`,
    )
  if (done.length === known.length) return
  // Most starts have nothing to bring.
  const { Migrator } = await import('kysely/migration')
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations }, ...names })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new CannotOpen(`${name} could not be brought to this version: ${failureOf(error).message}`)
}

async function doneMigrations(db: Engine['db']): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
    return rows.map(({ name }) => name)
  } catch {
    // The table is not there yet; if it is another trouble, the migration will say so.
    return []
  }
}
