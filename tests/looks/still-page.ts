/** These functions run in the page, before and after its scripts: they may not use anything outside themselves. */

/** Runs before any script of the page. Freezes the time, and seeds the random numbers. */
export function stopClock(now: number) {
  let seed = 1
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed
  }
  Math.random = () => next() / 2_147_483_647
  crypto.getRandomValues = (array) => {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      for (let at = 0; at < bytes.length; at++) bytes[at] = next()
    }
    return array
  }
  crypto.randomUUID = () =>
    `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}` as `${string}-${string}-${string}-${string}-${string}`
  function hex(length: number): string {
    return Array.from({ length }, () => (next() % 16).toString(16)).join('')
  }
  globalThis.Date = new Proxy(Date, {
    construct: (real, values) => Reflect.construct(real, values.length > 0 ? values : [now]),
    get: (real, name) => (name === 'now' ? () => now : Reflect.get(real, name)),
  })
}

/** Waits until nothing has changed for this many milliseconds, and fonts and pictures are loaded. */
export async function untilSettled(quiet: number) {
  await new Promise<void>((settled) => {
    let timer = setTimeout(end, quiet)
    const latest = setTimeout(end, 20 * quiet)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, quiet)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    function end() {
      clearTimeout(timer)
      clearTimeout(latest)
      observer.disconnect()
      settled()
    }
  })
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  // A broken picture is shown as it is.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}

/** Sets the theme. Returns the height of the visible content in pixels. */
export async function setTheme(theme: string): Promise<number> {
  const atOnce = new CSSStyleSheet()
  atOnce.replaceSync(
    '*, ::before, ::after { transition: none !important; caret-color: transparent !important }',
  )
  document.adoptedStyleSheets = [atOnce]
  document.documentElement.dataset.theme = theme
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const bottoms = [...document.body.querySelectorAll('*')].map((element) => {
    const { width, bottom } = element.getBoundingClientRect()
    return width > 1 && element.checkVisibility({ visibilityProperty: true }) ? bottom + scrollY : 0
  })
  return Math.ceil(bottoms.reduce((lowest, bottom) => Math.max(lowest, bottom), 1))
}
