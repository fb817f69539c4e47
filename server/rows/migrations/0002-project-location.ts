import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the location of projects. Existing rows have none. */
export function migration(): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await sql.raw(`alter table "projects" add column "location" text not null default ''`).execute(db)
    },
  }
}
