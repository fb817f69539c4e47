import { readdir } from 'node:fs/promises'
import type { Migration } from 'kysely/migration'
import { StartError } from '#server/errors.ts'
import { carryOver, earlyMigrations, isEarly, readMigrations } from './carry-over.ts'
import type { Dialect } from './columns.ts'
import type { Engine } from './engine.ts'
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
  const done = await doneMigrations({ db, name })
  const isCarriedOver = done.length > 0 && isEarly(done)
  const newer = await newerMigration(done)
  if (newer)
    throw new StartError(
      `${name} was written by a newer version (${newer}): start that one, or restore a backup.`,
    )
  if (done.length === files.length && !isCarriedOver) return
  if (isReadOnly)
    throw new StartError(
      `${name} is of an earlier version and cannot be written: copy DATA_DIR to a disk that can be, or use that version.`,
    )
  // Most starts have nothing to migrate.
  const { Migrator } = await import('kysely/migration')
  const getMigrations = () => loaded(files, dialect)
  try {
    if (isCarriedOver) await carryOver(db, dialect)
    const { error } = await new Migrator({ db, provider: { getMigrations }, ...names }).migrateToLatest()
    if (error) throw error
  } catch (error) {
    throw new StartError(`${name} could not be brought to this version: ${failureOf(error).message}.`)
  }
}

/** Returns the first of the names that this version does not know. */
export async function newerMigration(names: readonly string[]): Promise<string | undefined> {
  const knownNames = [...earlyMigrations, ...(await knownMigrations())]
  return names.find((name) => !knownNames.includes(name))
}

/** Returns the names of this version's migrations in order. */
export const knownMigrations = async () => (await migrationFiles()).map(nameOf)

const migrationFiles = async () =>
  (await readdir(folder)).filter((file) => /^\d{4}-.*\.[jt]s$/.test(file)).sort()

const nameOf = (file: string) => file.slice(0, -3)

interface MigrationFile {
  migration: (dialect: Dialect) => Migration
}

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

async function doneMigrations({ db, name }: Pick<Engine, 'db' | 'name'>): Promise<string[]> {
  try {
    return await readMigrations(db)
  } catch (error) {
    const failure = failureOf(error)
    if (isMissingTable(failure)) return []
    throw new StartError(`${name} cannot be read: ${failure.message}.`)
  }
}
