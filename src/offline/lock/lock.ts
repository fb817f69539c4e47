import { isHolderAlive, isHolderSilent } from './ask-lock-holder.ts'
import { isHeldHere } from './browser/lock-heartbeat.ts'
import { type LockResult, LocksRefused, requestLock, type Task } from './browser/web-lock.ts'

/** Last task of each name in this tab, for browsers without Web Locks. */
const lastTasks = new Map<string, Promise<unknown>>()

/**
 * Runs a task while no other tab runs one under the same name, and waits for its turn. A frozen or dead tab that holds
 * the lock is replaced after ten seconds. Without Web Locks, tasks of this tab run one after the other.
 *
 * @param onWait called if another tab has the lock
 */
export async function withLock<Result>(
  name: string,
  task: Task<Result>,
  onWait: () => void = () => {},
): Promise<Result> {
  try {
    const given = await requestLock(name, { ifAvailable: true }, task)
    if (given) return given.result
    if (!isHeldHere(name)) onWait()
    for (;;) {
      const queued = await waitOrTakeOver(name, task, task)
      if (queued) return queued.result
    }
  } catch (error) {
    if (error instanceof LocksRefused) return runAfterLast(name, task)
    throw error
  }
}

interface RunInOneTab {
  /** Ends the wait for another tab. */
  signal: AbortSignal
  task: () => Promise<void>
  /** Called if another tab runs the task: this one waits for its end and does nothing. */
  onWait: () => void
}

/**
 * Runs a task unless another tab runs it; then waits for its end. If that tab turns out to be frozen or dead, this one
 * runs the task after all. Without Web Locks it always runs.
 */
export async function runInOneTab(name: string, { signal, task, onWait }: RunInOneTab): Promise<void> {
  try {
    if (await requestLock(name, { ifAvailable: true }, task)) return
    onWait()
    const nothing = async () => {}
    while (!(await waitOrTakeOver(name, nothing, task, signal))) signal.throwIfAborted()
  } catch (error) {
    if (!(error instanceof LocksRefused)) throw error
    await task()
  }
}

/** Queues for the lock with one task, and takes it over with the other if its holder is silent. */
async function waitOrTakeOver<Result>(
  name: string,
  queued: Task<Result>,
  takenOver: Task<Result>,
  signal?: AbortSignal,
): Promise<LockResult<Result>> {
  const stopQueueing = new AbortController()
  const stopAsking = new AbortController()
  const end = () => stopQueueing.abort(signal?.reason)
  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  const begun: Task<Result> = (lost) => {
    stopAsking.abort()
    return queued(lost)
  }
  const silent = isHolderSilent(name, stopAsking.signal).then((isSilent) => {
    if (isSilent) stopQueueing.abort()
    return isSilent
  })
  try {
    const given = await requestLock(name, { signal: stopQueueing.signal }, begun)
    if (given || signal?.aborted) return given
  } finally {
    stopAsking.abort()
    signal?.removeEventListener('abort', end)
  }
  return (await silent) ? takeOver(name, takenOver) : undefined
}

/**
 * Takes a lock from a tab that does not reply. One tab does so at a time, and asks once more before: two waiting tabs
 * would otherwise take it from each other.
 */
async function takeOver<Result>(name: string, task: Task<Result>): Promise<LockResult<Result>> {
  let running: Promise<LockResult<Result>> | undefined
  await navigator.locks.request(`${name} take-over`, async () => {
    if (await isHolderAlive(name)) return
    await new Promise<void>((settle) => {
      const begun: Task<Result> = (lost) => {
        settle()
        return task(lost)
      }
      running = requestLock(name, { steal: true }, begun)
      running.catch(() => settle())
    })
  })
  return running
}

function runAfterLast<Result>(name: string, task: Task<Result>): Promise<Result> {
  const neverLost = new AbortController().signal
  const run = () => task(neverLost)
  const running = (lastTasks.get(name) ?? Promise.resolve()).then(run, run)
  lastTasks.set(name, running)
  running.catch(() => undefined)
  return running
}
