import { setTimeout as pause } from 'node:timers/promises'
import type { Commit, Rows } from '#backend/ports/rows.ts'
import type { HeldLock } from '#server/rows/engine.ts'

/** Work that only one of the servers on the same rows does. */
export interface Job {
  name: string
  /** Milliseconds that it leaves to a server that has just started. */
  after?: number
  /** Does what is due. Gives after how many milliseconds to come again at the latest. */
  run: (signal: AbortSignal) => Promise<number>
  /** Sees each commit. True makes the job due at once. */
  sees?: (commit: Commit) => boolean
}

interface Options {
  rows: Pick<Rows, 'watch'> & {
    /** Undefined while another process holds it. */
    lock: (name: string) => Promise<HeldLock | undefined>
  }
  jobs: readonly Job[]
  /** Is told of a job that failed; it comes again. */
  onError: (job: string, error: unknown) => void
  /** How long until the lock is asked for again, in milliseconds. */
  lockPause?: number
  /** How long until a job that failed comes again, in milliseconds. */
  errorPause?: number
  /** How long a job waits for more commits once it is woken by one, in milliseconds. */
  wakePause?: number
}

/** Runs the jobs while this process has their lock, and asks for it while it does not. */
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
      const held = await rows.lock('jobs').catch((error: unknown) => {
        onError('lock', error)
        return undefined
      })
      if (held) {
        const over = AbortSignal.any([signal, held.lost])
        await Promise.all(jobs.map((job) => repeat(job, over)))
        if (held.lost.aborted) onError('lock', new Error('The connection that held it is gone'))
        else await held.release().catch((error: unknown) => onError('lock', error))
      }
      await sleep(lockPause, signal)
    }
  }

  async function repeat(job: Job, over: AbortSignal) {
    let woken = new AbortController()
    const endWatching = rows.watch((commit) => {
      // An abort makes an error with its stack, also the second time.
      if (job.sees?.(commit) && !woken.signal.aborted) woken.abort()
    })
    if (job.after) await sleep(job.after, over)
    while (!over.aborted) {
      // A commit during the run wakes, too: it may have come after the run had looked.
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
    /** Resolves when what was running has come to its end. */
    stop: async () => {
      stopping.abort()
      await ended
    },
  }
}

/** The longest that a timer of Node can wait; it takes a longer time for none at all. */
const longestPause = 2 ** 31 - 1

/** Ends early, without an error, when the signal says so. */
export const sleep = (milliseconds: number, signal: AbortSignal) =>
  pause(Math.min(milliseconds, longestPause), undefined, { signal, ref: false }).catch(() => undefined)
