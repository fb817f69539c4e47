import { type ReactNode, useEffect } from 'react'
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
  const send: Send = async (address, sent) => {
    const answer = fetch(address, sent)
    await Promise.allSettled([answer, done])
    return answer
  }
  return { done, end, send }
}

/** Around a page that is hydrated: ends its hydration when all of it has been taken over. */
export function EndsHydration({ hydration, children }: { hydration: Hydration; children: ReactNode }) {
  useEffect(hydration.end, [])
  return children
}
