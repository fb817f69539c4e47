import type { CompiledQuery } from 'kysely'
import { commitOf, type Fields, type Filter, type Match, type Rows } from '#backend/ports/rows.ts'
import type { RowOf, TableName } from '#backend/schema.ts'
import type { SearchedTable } from '#backend/searched-columns.ts'
import { decodeRows } from './columns.ts'
import type { Engine, RawRow, Read } from './engine.ts'
import { errorOf, failureOf } from './errors.ts'
import { countQuery, findQuery, listQuery, searchQuery, statementOf } from './queries.ts'

/** Rows per query: few enough not to delay others, many enough to keep the overhead small. */
const partSize = 500

/** Implements the port on a database. */
export function storedRows(engine: Engine): Rows {
  const ask = <Table extends TableName>(table: Table, query: CompiledQuery) =>
    rowsOf(engine, engine.read, table, query)
  return {
    list: (table, filter) => listParts(engine, engine.read, table, filter),
    search: (table, words, where) => searchParts(engine, table, words, where),
    find: async (table, id) => (await ask(table, findQuery(engine, table, id)))[0],
    first: async (table, where) => (await ask(table, listQuery(engine, table, { where }, 1)))[0],
    count: async (table, filter = {}) => {
      const [row] = await rawRows(engine.read, table, countQuery(engine, table, filter))
      return Math.min(Number(row?.count), filter.limit ?? Number.POSITIVE_INFINITY)
    },
    write: async (changes, author) => {
      if (changes.length === 0) return
      await engine.write(
        changes.map((change) => statementOf(engine, change)),
        commitOf(changes, author),
      )
    },
    watch: engine.watch,
  }
}

/** Lists rows in parts. Requests the next part while the caller processes the current one. */
export async function* listParts<Table extends TableName>(
  engine: Pick<Engine, 'db' | 'dialect' | 'lowerCollation'>,
  read: Read,
  table: Table,
  filter: Filter<Table> = {},
): AsyncIterable<RowOf<Table>[]> {
  let left = filter.limit ?? Number.POSITIVE_INFINITY
  const ask = async (last?: RowOf<Table>) => {
    const size = Math.min(left, partSize)
    const rows = await rowsOf(engine, read, table, listQuery(engine, table, filter, size, last))
    return { rows, isLast: rows.length < size }
  }
  let next = left > 0 ? ask() : undefined
  while (next) {
    const { rows, isLast } = await next
    left -= rows.length
    next = isLast || left <= 0 ? undefined : ask(rows.at(-1))
    // Awaited later, or never when the caller stops early. Prevents an unhandled rejection.
    next?.catch(() => undefined)
    if (rows.length > 0) yield rows
  }
}

/** Results per query: enough for most searches. */
const resultsAtOnce = 100

async function* searchParts<Table extends SearchedTable>(
  engine: Engine,
  table: Table,
  words: readonly string[],
  where: Fields = {},
): AsyncIterable<Match<RowOf<Table>>[]> {
  if (words.length === 0) return
  for (let offset = 0; ; offset += resultsAtOnce) {
    const query = searchQuery(engine, table, words, { where, limit: resultsAtOnce, offset })
    const rows = await rawRows(engine.read, table, query)
    const scores = rows.map(({ score }) => Number(score))
    for (const row of rows) delete row.score
    yield decodeRows(table, rows, engine.dialect).map((row, index) => ({ row, score: scores[index] ?? 0 }))
    if (rows.length < resultsAtOnce) return
  }
}

async function rowsOf<Table extends TableName>(
  engine: Pick<Engine, 'dialect'>,
  read: Read,
  table: Table,
  query: CompiledQuery,
): Promise<RowOf<Table>[]> {
  return decodeRows(table, await rawRows(read, table, query), engine.dialect)
}

/** Reads rows as the driver returns them. */
async function rawRows(read: Read, table: TableName, query: CompiledQuery): Promise<RawRow[]> {
  try {
    return await read(query)
  } catch (error) {
    throw errorOf(failureOf(error), table)
  }
}
