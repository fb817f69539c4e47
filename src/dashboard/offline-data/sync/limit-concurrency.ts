/**
 * Returns a function that runs a limited number of tasks at once; the others wait in their order. On abort, the
 * promises of all tasks reject at once, without waiting for running tasks.
 */
export function limitConcurrency(atOnce: number, signal: AbortSignal) {
  const waiting: (() => void)[] = []
  let free = atOnce
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  // The promise may reject while no task waits for it.
  aborted.catch(() => {})
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    signal.throwIfAborted()
    if (free > 0) free -= 1
    else await Promise.race([new Promise<void>((resume) => waiting.push(resume)), aborted])
    try {
      signal.throwIfAborted()
      return await Promise.race([task(), aborted])
    } finally {
      const resumeNext = waiting.shift()
      if (resumeNext) resumeNext()
      else free += 1
    }
  }
}
