import { createContext, use, useEffect } from 'react'
import type { Send } from '#src/api/send.ts'
import { type EarlyInputReplay, RepeatsEarlyInput } from './early-input.ts'

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

/** What is to be told that a page has been hydrated; undefined where none is. */
export const HydrationContext = createContext<
  (Pick<Hydration, 'end'> & { replay: EarlyInputReplay }) | undefined
>(undefined)

/**
 * Stands behind everything that a page draws. The router puts a boundary around the page, which React hydrates after
 * what is around it: only from within can one see that all of it has been taken over.
 */
export function EndOfHydration() {
  const hydration = use(HydrationContext)
  useEffect(() => hydration?.end(), [hydration])
  return <RepeatsEarlyInput replay={hydration?.replay}>{null}</RepeatsEarlyInput>
}
