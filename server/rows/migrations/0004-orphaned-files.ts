import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

// What was released is not changed any more: what comes later is a migration of its own.

const moments = {
  postgres: 'timestamptz',
  sqlite: `text check ("orphanedSince" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z')`,
}

/** Since when no record names a file. Of the rows that are there, nobody knows yet. */
export function migration(dialect: keyof typeof moments): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await sql.raw(`alter table "files" add column "orphanedSince" ${moments[dialect]}`).execute(db)
    },
  }
}
