import { type ReactNode, useState } from 'react'

/** Mounts a frame while it is in view, one frame after the other: browsers refuse to load many stories at once. */
export function InTurn({ children }: { children: ReactNode }) {
  const [isLoading, setLoading] = useState(false)
  const [watch] = useState(() => (box: HTMLElement | null) => {
    if (!box) return undefined
    let waiting = new AbortController()
    const { promise: loaded, resolve: endTurn } = Promise.withResolvers<unknown>()
    const observer = new IntersectionObserver(([entry]) => {
      waiting.abort()
      if (!entry?.isIntersecting) return
      waiting = new AbortController()
      const turn = navigator.locks.request('story frame', { signal: waiting.signal }, () => {
        observer.disconnect()
        box.addEventListener('load', endTurn, { capture: true, once: true })
        setLoading(true)
        return loaded
      })
      // Aborted: out of view before its turn.
      turn.catch(() => undefined)
    })
    observer.observe(box)
    return () => {
      observer.disconnect()
      waiting.abort()
      endTurn(undefined)
    }
  })
  return (
    <div ref={watch} className="book-turn">
      {isLoading && children}
    </div>
  )
}
