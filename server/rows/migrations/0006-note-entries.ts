import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Database } from '#server/rows/engine.ts'

export function migration(): Migration {
  return {
    up: async (db: Database) => {
      await sql.raw(`alter table "answers" add column "author" text not null default ''`).execute(db)
      await upgrade(db)
    },
  }
}

/**
 * Turns the single note of a record into the first of its entries. Only the author's name is known: the author is set
 * when exactly one account has that name.
 */
export async function upgrade(db: Database): Promise<void> {
  const author = `select min("_id") from "admins"
    where coalesce(nullif("name", ''), "email") = "answers"."by" having count(*) = 1`
  for (const statement of [
    `update "answers" set "author" = coalesce((${author}), '')`,
    `delete from "answers" where "kind" = 'note' and "text" = ''`,
    `update "answers" set "_id" = "_id" || ' first' where "kind" = 'note'`,
  ])
    await sql.raw(statement).execute(db)
}
