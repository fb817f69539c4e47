/** A queue ordered by the position on the page: from top to bottom, then from left to right. */
export interface Turns {
  /** Calls `start` in turn. Returns a function that leaves the queue, before or after the turn. */
  wait: (start: () => void, place: Place) => () => void
}

/**
 * Creates a queue with one turn at a time: every frame fetches hundreds of modules, and a browser refuses several such
 * loads at once.
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
      // Browsers report visible frames in any order. Collect all of them before the first starts.
      setTimeout(() => current ?? goOn())
      return () => {
        const index = waiting.indexOf(turn)
        if (index >= 0) waiting.splice(index, 1)
        else if (current === turn) goOn()
      }
    },
  }
}

/** Position on the page, in pixels. */
interface Place {
  top: number
  left: number
}

interface Turn extends Place {
  start: () => void
}
