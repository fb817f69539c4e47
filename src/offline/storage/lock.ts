/** Result of a lock request; undefined if the lock was not granted. */
export type LockResult<Result> = { result: Result } | undefined

type Task<Result> = () => Promise<Result>

/** Error of a browser without Web Locks, or one that refuses them like all storage. */
export class LocksRefused extends Error {
  override name = 'LocksRefused'
}

/** Names of the locks that this tab holds. */
const heldHere = new Set<string>()
/** Last task of each name in this tab, for browsers without Web Locks. */
const lastTasks = new Map<string, Promise<unknown>>()

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
  let running: Promise<Result> | undefined
  try {
    if (!navigator.locks) throw new LocksRefused()
    await navigator.locks.request(name, options, async (lock) => {
      if (!lock) return
      heldHere.add(name)
      running = task().finally(() => heldHere.delete(name))
      await running
    })
  } catch (error) {
    if (running) return { result: await running }
    if (options.signal?.aborted) return undefined
    throw new LocksRefused('Locks are refused', { cause: error })
  }
  return running && { result: await running }
}

/**
 * Runs a task while no other tab runs one under the same name, and waits for its turn. Without Web Locks, tasks of this
 * tab run one after the other.
 *
 * @param onWait called if another tab has the lock
 */
export async function withLock<Result>(
  name: string,
  task: Task<Result>,
  onWait: () => void = () => {},
): Promise<Result> {
  try {
    const first = await requestLock(name, { ifAvailable: true }, task)
    if (first) return first.result
    if (!heldHere.has(name)) onWait()
    const queued = await requestLock(name, {}, task)
    if (queued) return queued.result
  } catch (error) {
    if (!(error instanceof LocksRefused)) throw error
  }
  return runAfterLast(name, task)
}

interface RunInOneTab {
  /** Ends the wait for another tab. */
  signal: AbortSignal
  task: () => Promise<void>
  /** Called if another tab runs the task: this one waits for its end and does nothing. */
  onWait: () => void
}

/** Runs a task unless another tab runs it; then waits for its end. Without Web Locks it always runs. */
export async function runInOneTab(name: string, { signal, task, onWait }: RunInOneTab): Promise<void> {
  try {
    if (await requestLock(name, { ifAvailable: true }, task)) return
    onWait()
    await requestLock(name, { signal }, async () => {})
    signal.throwIfAborted()
  } catch (error) {
    if (!(error instanceof LocksRefused)) throw error
    await task()
  }
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

function runAfterLast<Result>(name: string, task: Task<Result>): Promise<Result> {
  const running = (lastTasks.get(name) ?? Promise.resolve()).then(task, task)
  lastTasks.set(name, running)
  running.catch(() => undefined)
  return running
}
