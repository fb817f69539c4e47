import * as z from 'zod/mini'
import { day } from '#backend/base/durations.ts'
import type { Rows } from '#backend/ports/rows.ts'
import type { TableName } from '#backend/schema.ts'
import type { OpenRows } from './open-rows.ts'

/** Maximum distance from the last recorded time, and the running time after which a new time is trusted. */
const tolerance = 7 * day
/** Milliseconds between two records of the time. */
const recordedEvery = 5 * 60_000

const mark = 'clock'
const record = z.object({
  /** The last trusted time. */
  latest: z.string(),
  /** The last doubtful time, and the milliseconds that servers have run on it. */
  doubt: z.optional(z.object({ at: z.string(), ranFor: z.number() })),
})
type Recorded = z.infer<typeof record>

/** Tables that grow with most activities. */
const journals = [
  'activities',
  'sessions',
  'mails',
  'visits',
  'applications',
  'quoteRequests',
  'contactSubmissions',
] as const satisfies readonly TableName[]

interface Options {
  opened: Pick<OpenRows, 'rows' | 'marks'>
  now: () => Date
  log: { error: (facts: object, text: string) => void; info: (text: string) => void }
  /** Monotonic time in milliseconds, independent of the clock. */
  elapsed?: () => number
}

/**
 * Compares the clock with the last recorded time, so that a clock that is temporarily ahead deletes nothing. A server
 * that was off for weeks looks the same: it serves requests, and only deletion by age waits.
 */
export function watchClock({ opened, now, log, elapsed = () => performance.now() }: Options) {
  const { rows, marks } = opened
  let isDoubtful = false
  let lookedAt: number | undefined

  /** Checks whether the time is confirmed. @throws {PortError} unavailable */
  async function checkClock(): Promise<boolean> {
    const time = now()
    const record = await recorded()
    const passed = lookedAt === undefined ? 0 : elapsed() - lookedAt
    lookedAt = elapsed()
    const latest = record?.latest ?? (await newestTimestamp(rows, time)) ?? time.toISOString()
    const next = nextRecord({ ...record, latest }, time, passed)
    if (next.doubt && !isDoubtful)
      log.error(
        { recorded: latest, clock: time.toISOString() },
        'clock in doubt: automatic deletion is paused',
      )
    if (!next.doubt && isDoubtful) log.info('clock confirmed: automatic deletion goes on')
    isDoubtful = next.doubt !== undefined
    const isNew = next.doubt || !record || distance(record.latest, time) > recordedEvery || record.doubt
    // On a full disk, a later check writes the record.
    if (isNew) await marks.write(mark, JSON.stringify(next)).catch(() => undefined)
    return !isDoubtful
  }

  async function recorded(): Promise<Recorded | undefined> {
    const text = await marks.read(mark)
    return text === undefined ? undefined : record.parse(JSON.parse(text))
  }

  return {
    /** Whether the time is confirmed, so that rows and files may be deleted by age. @throws {PortError} unavailable */
    mayDelete: checkClock,
    /** Returns the fault of the clock in a sentence, as of the last check. */
    lastFault: () =>
      isDoubtful
        ? 'The clock is more than 7 days away from the time that was recorded last: automatic deletion is paused. Check the clock, then run: site admin confirm-time.'
        : undefined,
  }
}

export type ClockWatch = ReturnType<typeof watchClock>

/** Trusts the clock from now on. */
export const confirmTime = ({ marks }: Pick<OpenRows, 'marks'>, now: Date) =>
  marks.write(mark, JSON.stringify({ latest: now.toISOString() } satisfies Recorded))

function nextRecord({ latest, doubt }: Recorded, time: Date, passed: number): Recorded {
  const at = time.toISOString()
  if (distance(latest, time) <= tolerance) return { latest: at }
  // Another leap restarts the count.
  const ranFor = doubt && distance(doubt.at, time) <= tolerance ? doubt.ranFor + passed : 0
  return ranFor >= tolerance ? { latest: at } : { latest, doubt: { at, ranFor } }
}

/** Returns the newest timestamp in the rows, for a database without a recorded time (older or restored). */
async function newestTimestamp(rows: Pick<Rows, 'list'>, time: Date): Promise<string | undefined> {
  const timestamps: string[] = []
  for (const table of journals)
    for await (const [row] of rows.list(table, { before: time.toISOString(), limit: 1 }))
      if (row) timestamps.push('appliedAt' in row ? row.appliedAt : row.createdAt)
  return timestamps.sort().at(-1)
}

const distance = (timestamp: string, time: Date) => Math.abs(Date.parse(timestamp) - time.getTime())
