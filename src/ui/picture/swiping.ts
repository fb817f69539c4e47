import type { PointerEvent } from 'react'

/** In pixels: less is a tremble. */
const enough = 48

/**
 * Handlers of an element that a finger or pen pulls sideways. While it is pulled, `--pulled` holds how far and
 * `data-pulled` is set; beyond 48 px it turns.
 *
 * @param turn gets 1 for a pull to the left, which brings what follows, and -1 for one to the right
 */
export function swiping(turn: (steps: 1 | -1) => void) {
  return {
    onPointerDown: ({ currentTarget, pointerType, isPrimary, clientX }: PointerEvent<HTMLElement>) => {
      // In an enlarged view, fingers look around.
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
    // The browser took the finger over, to scroll or to enlarge.
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => release(currentTarget),
  }
}

function release(element: HTMLElement) {
  delete element.dataset.pulled
  element.style.removeProperty('--pulled')
}
