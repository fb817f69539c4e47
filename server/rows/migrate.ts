import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { StartError } from '#server/base/start-error.ts'
import type { Dialect } from './columns.ts'
import type { Database, Engine } from './engine.ts'
import { failureOf, isMissingTable } from './errors.ts'

const names = { migrationTableName: 'migrations', migrationLockTableName: 'migrations_lock' }

/** Folder of the migrations. File names begin with a number; a release has the same folder beside its scripts. */
const folder = new URL('./migrations/', import.meta.url)

/**
 * Migrates the tables to this version, forward only. Each migration is atomic, and one process runs at a time.
 *
 * @throws {StartError} when the tables are newer than this version
 */
export async function migrate({ db, dialect, name, isReadOnly }: Engine): Promise<void> {
  const files = await migrationFiles()
  const known = files.map(nameOf)
  const done = await doneMigrations({ db, name })
  const newer = done.find((migration) => !known.includes(migration))
  if (newer)
    throw new StartError(
      `${name} was written by a newer version (${newer}): start that one, or restore a backup`,
    )
  if (done.length === known.length) return
  if (isReadOnly)
    throw new StartError(
      `${name} is of an earlier version and cannot be written: copy DATA_DIR to a disk that can be, or use that version`,
    )
  // Most starts have nothing to migrate.
  const { Migrator } = await import('kysely/migration')
  const getMigrations = () => loaded(files, dialect)
  const { error } = await new Migrator({ db, provider: { getMigrations }, ...names }).migrateToLatest()
  if (error) throw new StartError(`${name} could not be brought to this version: ${failureOf(error).message}`)
}

/** Returns the names of this version's migrations in order. */
export const knownMigrations = async () => (await migrationFiles()).map(nameOf)

const migrationFiles = async () =>
  (await readdir(folder)).filter((file) => /^\d{4}-.*\.[jt]s$/.test(file)).sort()

const nameOf = (file: string) => file.slice(0, -3)

interface MigrationFile {
  migration: (dialect: Dialect) => Migration
  /** Changes values stored before the migration. A restore runs it on the rows of an older backup. */
  upgrade?: Upgrade
}
type Upgrade = (db: Database) => Promise<void>

async function loaded(files: readonly string[], dialect: Dialect): Promise<Record<string, Migration>> {
  const entries = files.map(async (file) => {
    const { migration } = await load(file)
    return [nameOf(file), migration(dialect)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

function load(file: string): Promise<MigrationFile> {
  const { href } = new URL(file, folder)
  // The compiler cannot type a dynamic address. Every file of the folder has this type.
  return import(/* @vite-ignore */ href)
}

/** Returns the later upgrades, in order, for rows of a version with these migrations. */
export async function upgradesSince(done: readonly string[]): Promise<Upgrade[]> {
  const later = (await migrationFiles()).filter((file) => !done.includes(nameOf(file)))
  const files = await Promise.all(later.map(load))
  return files.flatMap(({ upgrade }) => upgrade ?? [])
}

async function doneMigrations({ db, name }: Pick<Engine, 'db' | 'name'>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
    return rows.map(({ name }) => name)
  } catch (error) {
    const failure = failureOf(error)
    if (isMissingTable(failure)) return []
    throw new StartError(`${name} cannot be read: ${failure.message}`)
  }
}
