/** Time limit in milliseconds: a hidden tab paints nothing. */
const timeout = 500

/** Settles when the browser has painted what was rendered. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, timeout)
  })
}
