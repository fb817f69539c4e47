/** For a ref: messages stand above this bar as long as it sticks to the window's lower edge. */
export function keepMessagesAbove(bar: HTMLElement | null) {
  if (!bar) return
  const root = document.documentElement.style
  let isSet = false
  const release = () => {
    if (isSet) root.removeProperty('--bulk-bar')
    isSet = false
  }
  const observer = new ResizeObserver(() => {
    if (getComputedStyle(bar).position === 'static') return release()
    root.setProperty('--bulk-bar', `${bar.offsetHeight}px`)
    isSet = true
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    release()
  }
}
