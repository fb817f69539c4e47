/** Whether our API answered: the connection state listens. */
export type Outcome = 'answered' | 'unanswered'

const listeners = new Set<(outcome: Outcome) => void>()

/** Tells after every call whether our API answered. Returns how to stop that. */
export function onOutcome(listener: (outcome: Outcome) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called after every call, and after every question whether our API is there. */
export function reportOutcome(outcome: Outcome): void {
  for (const listener of listeners) listener(outcome)
}
