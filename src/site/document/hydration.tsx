import { createContext, use, useEffect } from 'react'
import type { Send } from '#src/api/send.ts'

/** The time in which a drawn page is taken over, step by step: what it shows may not change before the end. */
export interface Hydration {
  /** Resolves at its end. */
  done: Promise<void>
  end: () => void
  /** As `fetch`; what answers before the end is given then. */
  send: Send
}

export function createHydration(): Hydration {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  // A page whose drawing fails has no end.
  setTimeout(end, 10_000)
  const send: Send = async (address, sent) => {
    const answer = fetch(address, sent)
    await Promise.allSettled([answer, done])
    return answer
  }
  return { done, end, send }
}

export const HydrationContext = createContext<Hydration | undefined>(undefined)

/**
 * Stands last in every drawn page: its effect runs when all of the page has been taken over. Around the page it would run
 * too early, as the router sets a boundary between.
 */
export function EndsHydration() {
  const hydration = use(HydrationContext)
  useEffect(() => hydration?.end(), [hydration])
  return null
}
