import { setTimeout as pause } from 'node:timers/promises'
import type { Commit, Rows } from '#backend/ports/rows.ts'
import type { AcquiredLock } from '#server/database/engine.ts'

/** Work that only one of the servers on the same database does. */
export interface Job {
  name: string
  /** Milliseconds to wait after the server has started. */
  after?: number
  /** Does the work that is due. Returns the milliseconds until the next run, at the latest. */
  run: (signal: AbortSignal) => Promise<number>
  /** Inspects each commit. True makes the job due at once. */
  sees?: (commit: Commit) => boolean
}

interface Options {
  rows: Pick<Rows, 'watch'> & {
    /** Takes a lock. Undefined while another process holds it. */
    lock: (name: string) => Promise<AcquiredLock | undefined>
  }
  jobs: readonly Job[]
  /** Called when a job fails. The job runs again later. */
  onError: (job: string, error: unknown) => void
  /** Milliseconds until the next attempt to take the lock. */
  lockPause?: number
  /** Milliseconds until a failed job runs again. */
  errorPause?: number
  /** Milliseconds for which a job waits for more commits once a commit has woken it. */
  wakePause?: number
}

/** Runs the jobs while this process holds their lock, and tries to take the lock while it does not. */
export function startLoop({
  rows,
  jobs,
  onError,
  lockPause = 5_000,
  errorPause = 60_000,
  wakePause = 250,
}: Options) {
  const stopping = new AbortController()
  const { signal } = stopping

  async function hold() {
    while (!signal.aborted) {
      const lock = await rows.lock('jobs').catch((error: unknown) => {
        onError('lock', error)
        return undefined
      })
      if (lock) {
        const over = AbortSignal.any([signal, lock.lostSignal])
        await Promise.all(jobs.map((job) => repeat(job, over)))
        if (lock.lostSignal.aborted) onError('lock', new Error('The connection that held it is gone'))
        else await lock.release().catch((error: unknown) => onError('lock', error))
      }
      await sleep(lockPause, signal)
    }
  }

  async function repeat(job: Job, over: AbortSignal) {
    let woken = new AbortController()
    const endWatching = rows.watch((commit) => {
      // Each abort creates an error with a stack, even a repeated one.
      if (job.sees?.(commit) && !woken.signal.aborted) woken.abort()
    })
    if (job.after) await sleep(job.after, over)
    while (!over.aborted) {
      // A commit during the run also wakes the job: it may have come after the job had read the rows.
      woken = new AbortController()
      const again = await job.run(over).catch((error: unknown) => {
        onError(job.name, error)
        return errorPause
      })
      await sleep(again, AbortSignal.any([over, woken.signal]))
      if (woken.signal.aborted) await sleep(wakePause, over)
    }
    endWatching()
  }

  const ended = hold()
  return {
    /** Resolves when the running jobs have ended. */
    stop: async () => {
      stopping.abort()
      await ended
    },
  }
}

/** Longest delay of a Node timer, in milliseconds. A longer one would fire at once. */
const longestPause = 2 ** 31 - 1

/** Waits. Ends early, without an error, when the signal aborts. */
export const sleep = (milliseconds: number, signal: AbortSignal) =>
  pause(Math.min(milliseconds, longestPause), undefined, { signal, ref: false }).catch(() => undefined)
