const holders = new Set<symbol>()

/** Whether a reload would lose entries (forms mark themselves, src/ui/form/form.tsx) or abort a running request. */
export function isReloadHeld(): boolean {
  return holders.size > 0 || document.querySelector('form[data-unsent]') !== null
}

/** Prevents reloads until the returned function is called. */
export function holdReload(): () => void {
  const holder = Symbol('holder')
  holders.add(holder)
  return () => holders.delete(holder)
}
