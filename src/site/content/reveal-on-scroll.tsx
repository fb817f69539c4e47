import type { ReactNode } from 'react'
import { mayMove } from '#src/ui/browser/movement.ts'

/** Moves its content up a little, once, when it first scrolls into view. The content is never hidden before. */
export function RevealOnScroll({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div ref={watch} className={className}>
      {children}
    </div>
  )
}

function watch(element: HTMLElement | null) {
  if (!element || !mayMove()) return undefined
  let wasBelow = false
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) {
      wasBelow = true
      return
    }
    observer.disconnect()
    // Content of the first screenful stays still.
    if (wasBelow) rise(element)
  })
  observer.observe(element)
  return () => observer.disconnect()
}

function rise(element: HTMLElement) {
  element.animate(
    { opacity: [0.2, 1], transform: ['translateY(20px)', 'none'] },
    { duration: 500, easing: 'ease-out' },
  )
}
