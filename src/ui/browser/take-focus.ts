/** As a `ref`: the element that has just come takes the focus from what is gone. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
