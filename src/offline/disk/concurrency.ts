/**
 * Lets so many tasks run at once and the others wait in their order. When the signal comes, everybody's promise rejects
 * at once; a task under way is not waited for.
 */
export function turns(atOnce: number, signal: AbortSignal) {
  const waiting: (() => void)[] = []
  let free = atOnce
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  // Nobody may be waiting when it comes.
  aborted.catch(() => {})
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    signal.throwIfAborted()
    if (free > 0) free -= 1
    else await Promise.race([new Promise<void>((resume) => waiting.push(resume)), aborted])
    try {
      signal.throwIfAborted()
      return await Promise.race([task(), aborted])
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

interface RunInOneTab {
  signal: AbortSignal
  task: () => Promise<void>
  /** Another tab has it: this one waits for its end and does nothing. */
  onWait: () => void
}

/** Runs a task unless another tab runs it; without Web Locks it always runs. */
export async function runInOneTab(name: string, { signal, task, onWait }: RunInOneTab): Promise<void> {
  if (!navigator.locks) return task()
  let isTaken = false
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    isTaken = !lock
    return lock ? task() : undefined
  })
  if (!isTaken) return
  onWait()
  await navigator.locks.request(name, { signal }, () => undefined)
}
