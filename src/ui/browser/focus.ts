/** Moves the focus to the page's heading without scrolling. */
export function focusHeading() {
  focusOn(document.querySelector<HTMLElement>('h1'))
}

/**
 * Ref for a button that disappears after its action: moves the focus to the heading of its section. Otherwise the focus
 * would fall back to the body.
 */
export function handFocusOn(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return
    const part = element.closest('section, main')
    // A closing dialog returns the focus automatically. Wait until it has done so.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      const heading = part?.isConnected ? part.querySelector<HTMLElement>('h1, h2, h3') : null
      if (heading) focusOn(heading)
      else focusHeading()
    })
  }
}

/** Ref for an element that was re-created or enabled again: takes the focus that its predecessor lost. */
export function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

function focusOn(heading: HTMLElement | null) {
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
