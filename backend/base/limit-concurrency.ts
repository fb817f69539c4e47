/** Runs a limited number of tasks at a time. The others wait in order. */
export function limitConcurrency(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    // A finished task passes its turn on, so `running` stays the same.
    if (running >= most) await new Promise<void>((resume) => waiting.push(resume))
    else running += 1
    try {
      return await task()
    } finally {
      const resumeNext = waiting.shift()
      if (resumeNext) resumeNext()
      else running -= 1
    }
  }

  return Object.assign(run, { waiting: () => waiting.length })
}
