/** Action of the current list or record. */
export interface PageAction {
  label: string
  act: () => void
}

/**
 * Returns the actions of the current screen. A control offers itself with `data-command`, which holds the label; a text
 * field gets the focus, anything else a click.
 */
export function pageActions(): PageAction[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-command]')]
    .filter(
      (control) => control.getClientRects().length > 0 && !control.matches(':disabled, [aria-disabled=true]'),
    )
    .map((control) => ({
      label: control.dataset.command ?? '',
      act: () => (control instanceof HTMLTextAreaElement ? control.focus() : control.click()),
    }))
}
