import type { CompiledQuery } from 'kysely'
import { commitOf, type Fields, type Filter, type Match, type Row, type Rows } from '#backend/ports/rows.ts'
import type { TableName } from '#backend/schema.ts'
import type { SearchedTable } from '#backend/searched-columns.ts'
import { decoded } from './columns.ts'
import type { Engine, Read } from './engine.ts'
import { errorOf, failureOf } from './errors.ts'
import { countQuery, findQuery, listQuery, searchQuery, statementOf } from './queries.ts'

/** Rows per query: few enough not to delay others, many enough to keep the overhead small. */
const partSize = 500

/** Implements the port on a database. */
export function storedRows(engine: Engine): Rows {
  const ask = (table: TableName, query: CompiledQuery) => rowsOf(engine, engine.read, table, query)
  return {
    list: (table, filter) => listParts(engine, engine.read, table, filter),
    search: (table, words, where = {}) => searchParts(engine, table, words, where),
    find: async (table, id) => (await ask(table, findQuery(engine, table, id)))[0],
    first: async (table, where) => (await ask(table, listQuery(engine, table, { where }, 1)))[0],
    count: async (table, filter = {}) => {
      const [row] = await ask(table, countQuery(engine, table, filter))
      return Math.min(Number(row?.count), filter.limit ?? Number.POSITIVE_INFINITY)
    },
    write: async (changes) => {
      if (changes.length === 0) return
      await engine.write(
        changes.map((change) => statementOf(engine, change)),
        commitOf(changes),
      )
    },
    watch: engine.watch,
  }
}

/** Lists rows in parts. Requests the next part while the caller processes the current one. */
export async function* listParts(
  engine: Pick<Engine, 'db' | 'dialect' | 'lowerCollation'>,
  read: Read,
  table: TableName,
  filter: Filter = {},
): AsyncIterable<Row[]> {
  let left = filter.limit ?? Number.POSITIVE_INFINITY
  const ask = async (last?: Row) => {
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

async function* searchParts(
  engine: Engine,
  table: SearchedTable,
  words: readonly string[],
  where: Fields,
): AsyncIterable<Match[]> {
  if (words.length === 0) return
  for (let offset = 0; ; offset += resultsAtOnce) {
    const query = searchQuery(engine, table, words, { where, limit: resultsAtOnce, offset })
    const rows = await rowsOf(engine, engine.read, table, query)
    yield rows.map(({ score, ...row }) => ({ row: { ...row, _id: row._id }, score: Number(score) }))
    if (rows.length < resultsAtOnce) return
  }
}

async function rowsOf(
  { dialect }: Pick<Engine, 'dialect'>,
  read: Read,
  table: TableName,
  query: CompiledQuery,
): Promise<Row[]> {
  try {
    return decoded(table, await read(query), dialect)
  } catch (error) {
    throw errorOf(failureOf(error), table)
  }
}
