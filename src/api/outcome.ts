/** Whether our API responded. The connection state uses it. */
export type Outcome = 'answered' | 'unanswered'

const listeners = new Set<(outcome: Outcome) => void>()

/** Calls the listener after every call. Returns a function that stops it. */
export function onOutcome(listener: (outcome: Outcome) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reports an outcome, after every call and every probe. */
export function reportOutcome(outcome: Outcome): void {
  for (const listener of listeners) listener(outcome)
}
