import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Turns the one note of a record into the first of its entries. The author is known by name alone: it is set where
 * exactly one account has that name.
 */
export function migration(): Migration {
  const author = `select min("_id") from "admins"
    where coalesce(nullif("name", ''), "email") = "answers"."by" having count(*) = 1`
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of [
        `alter table "answers" add column "author" text not null default ''`,
        `update "answers" set "author" = coalesce((${author}), '')`,
        `delete from "answers" where "kind" = 'note' and "text" = ''`,
        `update "answers" set "_id" = "_id" || ' first' where "kind" = 'note'`,
      ])
        await sql.raw(statement).execute(db)
    },
  }
}
