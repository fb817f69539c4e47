import { sql } from 'kysely'
import type { Engine } from './engine.ts'

/**
 * Counts one more under a key, for limits. Gives how many came within the last `seconds`: those of the current window
 * of so many seconds, and of the window before it the part that is not over yet.
 */
export async function countHit(
  { db, read }: Engine,
  key: string,
  seconds: number,
  now: Date,
): Promise<number> {
  const window = seconds * 1000
  const index = Math.floor(now.getTime() / window)
  const idOf = (index: number) => `${key} ${seconds} ${index}`
  const ends = (index + 2) * window
  const [current] = await read(
    sql`insert into "hits" ("_id", "count", "ends") values (${idOf(index)}, 1, ${ends})
      on conflict ("_id") do update set "count" = "hits"."count" + 1 returning "count"`.compile(db),
  )
  const [before] = await read(sql`select "count" from "hits" where "_id" = ${idOf(index - 1)}`.compile(db))
  const count = Number(current?.count)
  // Once in each key's window is often enough to throw away what is over.
  if (count === 1) await read(sql`delete from "hits" where "ends" <= ${now.getTime()}`.compile(db))
  const isLeft = 1 - (now.getTime() - index * window) / window
  return count + Math.floor(Number(before?.count ?? 0) * isLeft)
}
