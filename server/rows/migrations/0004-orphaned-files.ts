import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

// Do not change a released migration: add another one.

const moments = {
  postgres: 'timestamptz',
  sqlite: `text check ("orphanedSince" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z')`,
}

/** Adds the time since which no record references a file. It is unknown for existing rows. */
export function migration(dialect: keyof typeof moments): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await sql.raw(`alter table "files" add column "orphanedSince" ${moments[dialect]}`).execute(db)
    },
  }
}
