import { type RawBuilder, sql } from 'kysely'
import { cleanText } from './columns.ts'
import type { Engine } from './engine.ts'
import { errorOf, failureOf } from './errors.ts'

interface Hit {
  count: number
  before: number | null
}

/** When each database was last rid of windows that are over, in milliseconds since 1970. */
const cleanedAt = new WeakMap<Engine, number>()
const minute = 60_000

/**
 * Counts one more, or a whole number of them, under a key, for limits. Gives how many came within the last `seconds`:
 * those of the current window of so many seconds, and of the window before it the part that is not over yet.
 *
 * @throws {Unavailable}
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
    // It reads the whole table: once a minute, however many new keys there are.
    if (now.getTime() - (cleanedAt.get(engine) ?? Number.NEGATIVE_INFINITY) >= minute) {
      cleanedAt.set(engine, now.getTime())
      await run(sql`delete from "hits" where "ends" <= ${now.getTime()}`)
    }
    const partLeft = 1 - (now.getTime() - index * window) / window
    return count + Math.floor(before * partLeft)
  } catch (error) {
    // The table is none of the port's, and no error has its name.
    throw errorOf(failureOf(error), 'settings')
  }
}
