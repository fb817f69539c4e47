import { createContext, use, useEffect } from 'react'
import type { Send } from '#src/api/send.ts'

/** Hydration of a server-rendered page, step by step. Its content must not change before the end. */
export interface Hydration {
  /** Resolves at the end of the hydration. */
  done: Promise<void>
  end: () => void
  /** Sends like `fetch`, but delivers responses only after the end. */
  send: Send
}

export function createHydration(): Hydration {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  // A page that fails to render never ends its hydration.
  setTimeout(end, 10_000)
  const send: Send = async (address, sent) => {
    const response = fetch(address, sent)
    await Promise.allSettled([response, done])
    return response
  }
  return { done, end, send }
}

export const HydrationContext = createContext<Hydration | undefined>(undefined)

/**
 * Last element of every server-rendered page: its effect runs when the whole page is hydrated. Outside the router the
 * effect would run too early, because the router adds a boundary.
 */
export function EndsHydration() {
  const hydration = use(HydrationContext)
  useEffect(() => hydration?.end(), [hydration])
  return null
}
