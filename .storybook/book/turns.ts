/** A queue: first come, first served. */
export interface Turns {
  /** Starts when it is its turn, which may be at once. Gives how to leave: before its turn or after it. */
  wait: (start: () => void) => () => void
}

/**
 * One after another: every frame of a page fetches hundreds of modules, and a browser refuses them when several do so
 * at once.
 */
export function createTurns(): Turns {
  const waiting: (() => void)[] = []
  let current: (() => void) | undefined
  const goOn = () => {
    current = waiting.shift()
    current?.()
  }
  return {
    wait: (start) => {
      waiting.push(start)
      if (!current) goOn()
      return () => {
        const index = waiting.indexOf(start)
        if (index >= 0) waiting.splice(index, 1)
        else if (current === start) goOn()
      }
    },
  }
}
