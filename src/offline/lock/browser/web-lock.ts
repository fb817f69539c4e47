import { answerFor } from './lock-heartbeat.ts'

/** Task under a lock. The signal aborts when another tab has taken the lock over: nothing more may begin then. */
export type Task<Result> = (lost: AbortSignal) => Promise<Result>

/** Result of a lock request; undefined if the lock was not granted. */
export type LockResult<Result> = { result: Result } | undefined

/** Error of a browser without Web Locks, or one that refuses them like all storage. */
export class LocksRefused extends Error {
  override name = 'LocksRefused'
}

/**
 * Requests a lock from the browser and runs a task under it.
 *
 * @throws {LocksRefused} if the browser grants no locks, and errors of the task
 */
export async function requestLock<Result>(
  name: string,
  options: LockOptions,
  task: Task<Result>,
): Promise<LockResult<Result>> {
  const lost = new AbortController()
  let running: Promise<Result> | undefined
  let stopAnswering = () => {}
  try {
    if (!navigator.locks) throw new LocksRefused()
    await navigator.locks.request(name, options, async (lock) => {
      if (!lock) return
      stopAnswering = answerFor(name)
      running = task(lost.signal)
      await running
    })
  } catch (error) {
    if (options.signal?.aborted && !running) return undefined
    if (!running) throw new LocksRefused('Locks are refused', { cause: error })
    // Another tab has taken the lock over, or the task has failed: then the next line throws.
    lost.abort()
  } finally {
    stopAnswering()
  }
  return running && { result: await running }
}

/** Holds a lock together with other tabs, as a sign to others. Settles with the function that releases it. */
export function holdShared(name: string): Promise<() => void> {
  return new Promise((settle) => {
    const held = () => new Promise<void>((release) => settle(release))
    requestLock(name, { mode: 'shared' }, held).catch(() => settle(() => {}))
  })
}

/**
 * Runs a task unless any tab holds the lock. Without Web Locks it always runs.
 *
 * @returns whether it ran
 */
export async function runIfUnheld(name: string, task: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await requestLock(name, { ifAvailable: true }, task)) !== undefined
  } catch (error) {
    if (!(error instanceof LocksRefused)) throw error
    await task()
    return true
  }
}
