import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RowsOptions } from '#server/database/open-rows.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

/** A kind of database to run a test on. */
export interface Target {
  name: string
  /** Creates a location for new, empty rows. */
  place: () => Promise<RowsOptions>
  remove: () => Promise<void>
}

export function newFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `test-${name}-`))
}

export function sqliteTarget(): Target {
  const folders: string[] = []
  return {
    name: 'SQLite',
    place: async () => {
      const dataDir = newFolder('rows')
      folders.push(dataDir)
      return { dataDir }
    },
    remove: async () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a target that starts PostgreSQL on first use. */
export function postgresTarget(options?: Parameters<typeof startPostgres>[0]): Target {
  let server: Promise<TestPostgres> | undefined
  return {
    name: 'PostgreSQL',
    place: async () => {
      server ??= startPostgres(options)
      return { dataDir: tmpdir(), databaseUrl: await (await server).newDatabase() }
    },
    remove: async () => (await server)?.remove(),
  }
}
