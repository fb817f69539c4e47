/** Ref that focuses an element when it is mounted in place of one that is gone. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
