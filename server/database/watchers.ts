import type { Commit } from '#backend/ports/rows.ts'

type Listener = (commit: Commit) => void

/** Creates a list of listeners to commits. */
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
          // The commit stands. Report the listener's error outside this call.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
  }
}
