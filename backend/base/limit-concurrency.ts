/** Runs so many tasks at a time; the others wait in order. */
export function limitConcurrency(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    // The one that ends hands its turn on, so `running` stays as it is.
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
