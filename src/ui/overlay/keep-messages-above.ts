/** In pixels: below a bar that is this far above the window's lower edge three messages have room. */
const room = 192

/** For a ref: messages stand above this bar, be it stuck to the window's lower edge or at rest near it. */
export function keepMessagesAbove(bar: HTMLElement | null) {
  if (!bar) return
  let kept = 0
  const keep = (height: number) => {
    if (height === kept) return
    kept = height
    document.documentElement.style.setProperty('--bulk-bar', height > 0 ? `${height}px` : '')
  }
  const measure = () => {
    // One that has no box of its own is at 0.
    const { top, bottom } = bar.getBoundingClientRect()
    keep(innerHeight - bottom > room ? 0 : innerHeight - top)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  // What it rests under may grow or shrink without it.
  observer.observe(document.body)
  addEventListener('scroll', measure)
  return () => {
    observer.disconnect()
    removeEventListener('scroll', measure)
    keep(0)
  }
}
