/** Whether a reload would lose something typed: forms mark themselves (ui/form.tsx). */
export function isReloadHeld(): boolean {
  return document.querySelector('form[data-unsent]') !== null
}
