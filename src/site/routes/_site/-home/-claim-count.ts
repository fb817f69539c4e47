import { mayMove } from '#src/ui/browser/movement.ts'

/** Duration in milliseconds. */
const duration = 500
/** First number shown, as a share of the final one. A number read during the count is nearly right. */
const beginning = 0.9

/**
 * Counts a number up once, when it scrolls into view. It is complete at first, and stays so for visitors who prefer
 * reduced motion or save data.
 */
export const countUp = (element: HTMLElement | null) => follow(element, false)

/** Counts up a server-rendered number, unless it is in view already: the visitor has read it. */
export const countUpUnlessRead = (element: HTMLElement | null) => follow(element, true)

function follow(element: HTMLElement | null, isOld: boolean) {
  if (!element || !mayMove()) return undefined
  const value = Number(element.textContent)
  let frame = 0
  let isRead = isOld
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) {
      isRead = false
      return
    }
    observer.disconnect()
    if (isRead) return
    // Keep the width: fewer digits must not move the content beside the number.
    element.style.display = 'inline-block'
    element.style.minWidth = `${element.getBoundingClientRect().width}px`
    const start = performance.now()
    const step = (now: number) => {
      const done = Math.min(1, Math.max(0, (now - start) / duration))
      element.textContent = String(Math.round(value * (beginning + (1 - beginning) * done)))
      frame = done < 1 ? requestAnimationFrame(step) : 0
    }
    step(start)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    element.textContent = String(value)
  }
}
