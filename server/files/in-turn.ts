/** Runs so many pieces of work at a time; the others wait in order. */
export function inTurn(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    // The one that ends hands its turn on.
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return Object.assign(run, { waiting: () => waiting.length })
}
