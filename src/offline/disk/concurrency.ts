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
