const holders = new Set<symbol>()

/** Whether a reload would lose something typed (forms mark themselves, src/ui/form/form.tsx) or cut what is being sent. */
export function isReloadHeld(): boolean {
  return holders.size > 0 || document.querySelector('form[data-unsent]') !== null
}

/** Nothing reloads the page until the function that this gives is called. */
export function holdReload(): () => void {
  const holder = Symbol('holder')
  holders.add(holder)
  return () => holders.delete(holder)
}
