import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

// Do not change a released migration: add another one.

const moments = {
  postgres: 'timestamptz not null',
  sqlite: `text not null check ("createdAt" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z')`,
}

/** Adds follow-ups: the author's mark on a record, and staff notes. */
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
