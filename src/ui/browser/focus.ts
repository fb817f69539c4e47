/** Puts the focus on the page's heading, where a page and a list begin. Nothing scrolls. */
export function focusHeading() {
  focusOn(document.querySelector<HTMLElement>('h1'))
}

/**
 * For the `ref` of a button that goes away when it has done its work: the heading of the part of the page around it
 * takes the focus, which would otherwise be lost to the body.
 */
export function handFocusOn(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return
    const part = element.closest('section, main')
    // A dialog that closes gives the focus back by itself, and that goes first.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      const heading = part?.isConnected ? part.querySelector<HTMLElement>('h1, h2, h3') : null
      if (heading) focusOn(heading)
      else focusHeading()
    })
  }
}

/** For the `ref` of what was made anew, or is enabled again: it takes the focus that its predecessor lost. */
export function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

function focusOn(heading: HTMLElement | null) {
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
