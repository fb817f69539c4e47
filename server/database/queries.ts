import { type CompiledQuery, type SelectQueryBuilder, sql } from 'kysely'
import type { Change, Fields, Filter, Row } from '#backend/ports/rows.ts'
import { type TableName, timeColumn } from '#backend/schema.ts'
import { type SearchedTable, searchedColumns } from '#backend/searched-columns.ts'
import { wordScore } from '#src/contract/search/compare/rank.ts'
import {
  cleanText,
  encodeFields,
  encodeRow,
  kindOf,
  listedColumns,
  searchColumn,
  searchTexts,
  timestampText,
} from './columns.ts'
import type { Engine, Schema, Statement } from './engine.ts'

type Maker = Pick<Engine, 'db' | 'dialect' | 'lowerCollation'>

/** Selects the rows of a filter, newest first. Begins after `last` when it is given. */
export function listQuery(
  maker: Maker,
  table: TableName,
  filter: Filter,
  limit: number,
  last?: Row,
): CompiledQuery {
  const column = filter.by ?? timeColumn(table)
  let query = matching(maker, table, filter)
    .select(listedColumns(table))
    .orderBy(column, 'desc')
    .orderBy('_id', 'desc')
    .limit(limit)
  if (last) query = query.where(sql<boolean>`(${sql.ref(column)}, "_id") < (${last[column]}, ${last._id})`)
  return query.compile()
}

/** Selects the rows of a search, by score, then newest first. Computes the score of each row once. */
export function searchQuery(
  maker: Maker,
  table: SearchedTable,
  words: readonly string[],
  { where, limit, offset }: { where: Fields; limit: number; offset: number },
): CompiledQuery {
  const { title, text } = searchedColumns(table)
  const scores = words.map(
    (word) =>
      sql`case when ${isIn(maker, title, word)} then ${wordScore.title}
        when ${isIn(maker, text, word)} then ${wordScore.text} else 0 end`,
  )
  const conditions = [sql<boolean>`"score" > 0`, ...equalities(maker, table, where)]
  return sql`with "scored" as materialized (select "_id", ${sql.join(scores, sql` + `)} as "score" from ${sql.table(table)})
    select ${sql.join(listedColumns(table).map((column) => sql.ref(column)))}, "score"
    from "scored" join ${sql.table(table)} using ("_id") where ${sql.join(conditions, sql` and `)}
    order by "score" desc, ${sql.ref(timeColumn(table))} desc, "_id" desc
    limit ${limit} offset ${offset}`.compile(maker.db)
}

/** Whether one of the columns contains a word. The columns contain folded text, so bytes are compared. */
function isIn({ dialect }: Maker, columns: readonly string[], word: string) {
  const conditions = columns.map((column) => {
    const text = sql.ref(searchColumn(column))
    return dialect === 'sqlite' ? sql`instr(${text}, ${word}) > 0` : sql`strpos(${text}, ${word}) > 0`
  })
  return sql`(${sql.join(conditions, sql` or `)})`
}

export function countQuery(maker: Maker, table: TableName, filter: Filter): CompiledQuery {
  return matching(maker, table, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .compile()
}

export function findQuery({ db }: Maker, table: TableName, id: string): CompiledQuery {
  const compiled = compiledOnce(db, `find ${table}`, () =>
    db.selectFrom(table).select(listedColumns(table)).where('_id', '=', '').compile(),
  )
  return { ...compiled, parameters: [cleanText(id)] }
}

const compiledQueries = new WeakMap<Maker['db'], Map<string, CompiledQuery>>()

/** Caches compiled queries that differ only in parameters: compiling takes longer than running. */
function compiledOnce(db: Maker['db'], name: string, compile: () => CompiledQuery): CompiledQuery {
  const queries = compiledQueries.get(db) ?? new Map<string, CompiledQuery>()
  compiledQueries.set(db, queries)
  const query = queries.get(name) ?? compile()
  queries.set(name, query)
  return query
}

function matching(maker: Maker, table: TableName, { where = {}, containing, by, from, before }: Filter) {
  const timeColumnName = by ?? timeColumn(table)
  let query: SelectQueryBuilder<Schema, string, object> = maker.db.selectFrom(table)
  if (by !== undefined) query = query.where(by, 'is not', null)
  for (const condition of equalities(maker, table, where)) query = query.where(condition)
  if (from !== undefined) query = query.where(timeColumnName, '>=', timestampText(from))
  if (before !== undefined) query = query.where(timeColumnName, '<', timestampText(before))
  for (const word of containing?.words ?? []) {
    const conditions = containing?.columns.map((column) => containsWord(maker, table, column, word)) ?? []
    query = query.where(
      conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : sql<boolean>`1 = 0`,
    )
  }
  return query
}

function equalities({ dialect }: Maker, table: TableName, where: Fields) {
  // An undefined value must not mean "any": a removal would delete all rows.
  const fields = Object.fromEntries(Object.entries(where).map(([column, value]) => [column, value ?? null]))
  return Object.entries(encodeFields(table, fields, dialect)).map(([column, value]) =>
    value === null ? sql<boolean>`${sql.ref(column)} is null` : sql<boolean>`${sql.ref(column)} = ${value}`,
  )
}

/** Whether a column contains a word, ignoring case as JavaScript's `toLowerCase` does. */
function containsWord({ dialect, lowerCollation }: Maker, table: TableName, column: string, word: string) {
  const sought = cleanText(word).toLowerCase()
  const isList = kindOf(table, column) === 'list'
  if (dialect === 'sqlite') {
    const items = sql`(select group_concat(value, ' ') from json_each(${sql.ref(column)}))`
    return sql`contains_word(${isList ? items : sql.ref(column)}, ${sought})`
  }
  const items = sql`(select string_agg(value, ' ') from jsonb_array_elements_text(${sql.ref(column)}) as item(value))`
  const collation = lowerCollation ? sql` collate ${sql.id(lowerCollation)}` : sql``
  return sql`strpos(lower((${isList ? items : sql.ref(column)})::text${collation}), ${sought}) > 0`
}

/** Returns the statement of a change. @throws {PortError} invalid */
export function statementOf(maker: Maker, change: Change): Statement {
  const { db, dialect } = maker
  if ('insert' in change) {
    const table = change.insert
    const values = encodeRow(table, change.row, dialect)
    const compiled = compiledOnce(db, `insert ${table}`, () => db.insertInto(table).values(values).compile())
    return { table, sql: compiled.sql, parameters: Object.values(values) }
  }
  if ('update' in change) {
    const table = change.update
    const { _id, ...ownFields } = encodeFields(table, { ...change.fields, _id: change.id }, dialect)
    const fields = { ...ownFields, ...searchTexts(table, change.fields) }
    const update = db.updateTable(table).set(Object.keys(fields).length > 0 ? fields : { _id })
    return statement(table, update.where('_id', '=', _id).compile(), 'row')
  }
  if ('upsert' in change) {
    const table = change.upsert
    const row = { ...encodeFields(table, change.row, dialect), ...searchTexts(table, change.row) }
    const { _id, ...fields } = row
    const insert = db.insertInto(table).values(row)
    return statement(
      table,
      insert.onConflict((conflict) => conflict.column('_id').doUpdateSet({ ...fields, _id })).compile(),
    )
  }
  if ('remove' in change) {
    const table = change.remove
    return statement(table, db.deleteFrom(table).where('_id', '=', cleanText(change.id)).compile(), 'row')
  }
  if ('removeAll' in change) {
    const table = change.removeAll
    let removal = db.deleteFrom(table)
    for (const condition of equalities(maker, table, change.where)) removal = removal.where(condition)
    if (change.except !== undefined) removal = removal.where('_id', '<>', cleanText(change.except))
    return statement(table, removal.compile())
  }
  return statement(change.table, countQuery(maker, change.table, { where: change.where }), {
    atLeast: change.atLeast,
  })
}

function statement(
  table: TableName,
  { sql, parameters }: CompiledQuery,
  needs?: Statement['needs'],
): Statement {
  return { table, sql, parameters, needs }
}
