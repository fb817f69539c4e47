/** A queue: whatever stands highest on the page comes first, in a row what stands left. */
export interface Turns {
  /** Starts when it is its turn. Gives how to leave: before its turn or after it. */
  wait: (start: () => void, place: Place) => () => void
}

/**
 * One after another: every frame of a page fetches hundreds of modules, and a browser refuses them when several do so
 * at once.
 */
export function createTurns(): Turns {
  const waiting: Turn[] = []
  let current: Turn | undefined
  const goOn = () => {
    const next = waiting.toSorted((one, other) => one.top - other.top || one.left - other.left).at(0)
    if (next) waiting.splice(waiting.indexOf(next), 1)
    current = next
    next?.start()
  }
  return {
    wait: (start, { top, left }) => {
      const turn = { start, top, left }
      waiting.push(turn)
      // A browser tells in any order what has come into view: all are asked before the first starts.
      setTimeout(() => current ?? goOn())
      return () => {
        const index = waiting.indexOf(turn)
        if (index >= 0) waiting.splice(index, 1)
        else if (current === turn) goOn()
      }
    },
  }
}

/** On the page, in pixels. */
interface Place {
  top: number
  left: number
}

interface Turn extends Place {
  start: () => void
}
