import { mayMove } from '#src/ui/browser/movement.ts'

/** In milliseconds. */
const duration = 500
/** What it begins with: a number that is read on the way is nearly the right one. */
const beginning = 0.9

/**
 * Lets a number count up to itself, once, when it comes into view. It is there in full from the beginning, and stays
 * so for visitors who asked for less movement or save data.
 */
export const countUp = (element: HTMLElement | null) => follow(element, false)

/** The same for a number that the document came with: where it is in view, it has been read already. */
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
    // Nothing beside it moves while it has fewer digits.
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
