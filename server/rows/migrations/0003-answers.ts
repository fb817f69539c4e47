import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

// What was released is not changed any more: what comes later is a migration of its own.

const moments = {
  postgres: 'timestamptz not null',
  sqlite: `text not null check ("createdAt" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z')`,
}

/** Who has answered which record, and staff's notes. */
export function migration(dialect: keyof typeof moments): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      const run = (statement: string) => sql.raw(statement).execute(db)
      const key =
        dialect === 'sqlite' ? '"_id" text primary key not null' : '"_id" text collate "C" primary key'
      const texts = ['collection', 'recordId', 'kind', 'text', 'by'].map((name) => `"${name}" text not null`)
      const columns = [key, ...texts, `"createdAt" ${moments[dialect]}`].join(', ')
      await run(`create table "answers" (${columns})${dialect === 'sqlite' ? ' strict' : ''}`)
      await run('create index "answers_order" on "answers" ("createdAt", "_id")')
      await run('create index "answers_recordId" on "answers" ("recordId")')
    },
  }
}
