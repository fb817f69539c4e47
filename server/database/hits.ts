import { type RawBuilder, sql } from 'kysely'
import { cleanText } from './columns.ts'
import type { Engine } from './engine.ts'
import { errorOf, failureOf } from './errors.ts'

interface Hit {
  count: number
  before: number | null
}

/** Time of the last cleanup of expired windows by database, in milliseconds since 1970. */
const cleanedAt = new WeakMap<Engine, number>()
const minute = 60_000

/**
 * Adds one or more hits under a key, for limits. Returns the hits within the last `seconds`: those of the current
 * window, plus the share of the previous window that is not over yet.
 *
 * @throws {PortError} unavailable
 */
export async function countHit(
  engine: Engine,
  key: string,
  seconds: number,
  now: Date,
  amount = 1,
): Promise<number> {
  const run = async (query: RawBuilder<Hit>) => (await engine.read(query.compile(engine.db)))[0]
  const window = seconds * 1000
  const index = Math.floor(now.getTime() / window)
  const idOf = (index: number) => cleanText(`${key} ${seconds} ${index}`)
  const ends = (index + 2) * window
  try {
    const hit =
      await run(sql`insert into "hits" ("_id", "count", "ends") values (${idOf(index)}, ${amount}, ${ends})
      on conflict ("_id") do update set "count" = "hits"."count" + excluded."count"
      returning "count", (select "count" from "hits" where "_id" = ${idOf(index - 1)}) as "before"`)
    const [count, before] = [Number(hit?.count ?? 0), Number(hit?.before ?? 0)]
    // The cleanup reads the whole table, so it runs once a minute at most.
    if (now.getTime() - (cleanedAt.get(engine) ?? Number.NEGATIVE_INFINITY) >= minute) {
      cleanedAt.set(engine, now.getTime())
      await run(sql`delete from "hits" where "ends" <= ${now.getTime()}`)
    }
    const partLeft = 1 - (now.getTime() - index * window) / window
    return count + Math.floor(before * partLeft)
  } catch (error) {
    // The table is not part of the port, so the error names another one.
    throw errorOf(failureOf(error), 'settings')
  }
}
