import type { Commit } from '#backend/ports/rows.ts'

type Listener = (commit: Commit) => void

/** Who is told of commits. */
export function createWatchers() {
  const listeners = new Set<Listener>()
  return {
    watch: (listener: Listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tell: (commit: Commit) => {
      if (commit.tables.length === 0) return
      for (const listener of listeners) {
        try {
          listener(commit)
        } catch (error) {
          // What was written is written: the error is the listener's alone.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
  }
}
