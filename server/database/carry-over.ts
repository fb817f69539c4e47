import { sql } from 'kysely'
import { searchedValue } from '#backend/base/searched.ts'
import type { Dialect } from './columns.ts'
import type { Database } from './engine.ts'
import { knownNetworks, searchedColumns } from './migrations/0001-initial.ts'
import { columnStatement, tableStatements } from './new-table.ts'

const initial = '0001-initial'

/** Migrations of the versions before all of them were squashed into the first one. */
export const earlyMigrations: readonly string[] = [
  '0001-tables',
  '0002-project-location',
  '0003-answers',
  '0004-orphaned-files',
  '0005-search-texts',
  '0006-note-entries',
]

/** Whether a database or a backup with these migrations is of such a version. */
export const isEarly = (migrations: readonly string[]) => !migrations.includes(initial)

/** Names of the migrations that a database has had, in order. */
export async function readMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Brings an early database to the first migration of today, in one transaction. */
export async function carryOver(db: Database, dialect: Dialect): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const run = (statement: string) => sql.raw(statement).execute(transaction)
    // Only one of several servers that start at once carries the database over.
    if (dialect === 'postgres') await run('lock table migrations')
    const done = await readMigrations(transaction)
    if (!isEarly(done)) return
    if (!done.includes('0005-search-texts')) await addSearchTexts(transaction, dialect)
    if (!done.includes('0006-note-entries'))
      await run(columnStatement(dialect, 'answers', 'author text blank'))
    await run(columnStatement(dialect, 'applications', 'decidedAt timestamp null'))
    for (const statement of tableStatements(dialect, 'knownNetworks', knownNetworks)) await run(statement)
    await run('drop index "audit_target"')
    await carryOverValues(transaction, done)
    await run('delete from migrations')
    await sql`insert into migrations (name, timestamp) values (${initial}, ${new Date().toISOString()})`.execute(
      transaction,
    )
  })
}

/**
 * Turns the single note of a record into the first of its entries, and takes from the audit log what has its own column
 * or table since. A note's author is set when exactly one account has the name.
 */
export async function carryOverValues(db: Database, done: readonly string[]): Promise<void> {
  const author = `select min("_id") from "admins"
    where coalesce(nullif("name", ''), "email") = "answers"."by" having count(*) = 1`
  const notes = [
    `update "answers" set "author" = coalesce((${author}), '')`,
    `delete from "answers" where "kind" = 'note' and "text" = ''`,
    `update "answers" set "_id" = "_id" || ' first' where "kind" = 'note'`,
  ]
  const changed = `select max("createdAt") from "audit"
    where "target" = "applications"."_id" and "action" not like 'GET %'`
  for (const statement of [
    ...(done.includes('0006-note-entries') ? [] : notes),
    `update "applications" set "decidedAt" = coalesce((${changed}), "appliedAt")
      where "status" in ('hired', 'rejected')`,
    `insert into "knownNetworks" ("_id", "adminId", "network", "usedAt")
      select "target" || ' ' || "network", "target", "network", max("createdAt") from "audit"
      where "action" in ('sign-in', 'password') and "outcome" = 'ok' and "target" in (select "_id" from "admins")
      group by "target", "network"`,
  ])
    await sql.raw(statement).execute(db)
}

const rowsAtOnce = 200

async function addSearchTexts(db: Database, dialect: Dialect): Promise<void> {
  for (const [table, names] of Object.entries(searchedColumns)) {
    for (const name of names)
      await sql.raw(columnStatement(dialect, table, `search_${name} search blank`)).execute(db)
    await fillSearchTexts(db, table, names)
  }
}

async function fillSearchTexts(db: Database, table: string, names: readonly string[]): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<
      Record<string, unknown>
    >`select "_id", ${sql.join(names.map((name) => sql.ref(name)))}
      from ${sql.table(table)} where "_id" > ${last} order by "_id" limit ${sql.lit(rowsAtOnce)}`.execute(db)
    for (const row of rows) {
      const texts = names.map(
        (name) => sql`${sql.ref(`search_${name}`)} = ${searchedValue(name, storedValue(name, row[name]))}`,
      )
      await sql`update ${sql.table(table)} set ${sql.join(texts)} where "_id" = ${row._id}`.execute(db)
    }
    if (rows.length < rowsAtOnce) return
    last = String(rows.at(-1)?._id)
  }
}

/** Parses the lists, which SQLite stores as JSON. */
function storedValue(name: string, value: unknown): string | string[] {
  const text = String(value ?? '')
  if (!['team', 'tags'].includes(name)) return text
  const list: unknown = typeof value === 'string' ? JSON.parse(value) : value
  return Array.isArray(list) ? list.map(String) : text
}
