/** Height that three messages need, in pixels. A bar farther above the window's lower edge leaves them room below. */
const room = 192

/** Ref of a bar: keeps messages above it, whether it sticks to the window's lower edge or rests near it. */
export function keepMessagesAbove(bar: HTMLElement | null) {
  if (!bar) return
  let openCount = 0
  const keep = (height: number) => {
    if (height === openCount) return
    openCount = height
    document.documentElement.style.setProperty('--bulk-bar', height > 0 ? `${height}px` : '')
  }
  const measure = () => {
    // A bar without a box (`display: contents` or `none`) measures 0.
    const { top, bottom } = bar.getBoundingClientRect()
    keep(innerHeight - bottom > room ? 0 : innerHeight - top)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  // The content above the bar may change size while the bar does not.
  observer.observe(document.body)
  addEventListener('scroll', measure)
  return () => {
    observer.disconnect()
    removeEventListener('scroll', measure)
    keep(0)
  }
}
