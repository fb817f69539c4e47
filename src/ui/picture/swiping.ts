import type { PointerEvent } from 'react'

/** Shortest swipe in pixels. A shorter movement is a tremble. */
const enough = 48

/**
 * Returns handlers of an element that a finger or pen pulls sideways. During the pull, `--pulled` is the distance and
 * `data-pulled` is set; beyond 48 px the element turns.
 *
 * @param turn called with 1 for a pull to the left (next), and -1 for one to the right
 */
export function swipeHandlers(turn: (steps: 1 | -1) => void) {
  return {
    onPointerDown: ({ currentTarget, pointerType, isPrimary, clientX }: PointerEvent<HTMLElement>) => {
      // While the page is zoomed in, fingers pan it.
      const isEnlarged = (visualViewport?.scale ?? 1) > 1.01
      if (pointerType !== 'mouse' && isPrimary && !isEnlarged) currentTarget.dataset.pulled = String(clientX)
    },
    onPointerMove: ({ currentTarget, isPrimary, clientX }: PointerEvent<HTMLElement>) => {
      const from = isPrimary ? currentTarget.dataset.pulled : undefined
      if (from !== undefined) currentTarget.style.setProperty('--pulled', `${clientX - Number(from)}px`)
    },
    onPointerUp: ({ currentTarget, isPrimary, clientX }: PointerEvent<HTMLElement>) => {
      if (!isPrimary) return
      const from = currentTarget.dataset.pulled
      release(currentTarget)
      const pulled = from === undefined ? 0 : clientX - Number(from)
      if (Math.abs(pulled) > enough) turn(pulled < 0 ? 1 : -1)
    },
    // The browser took over the gesture, to scroll or to zoom.
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => release(currentTarget),
  }
}

function release(element: HTMLElement) {
  delete element.dataset.pulled
  element.style.removeProperty('--pulled')
}
