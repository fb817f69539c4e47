import type { EarlyInput } from './early-input.ts'

/**
 * Runs inside every document, before anything else of it (scripts/documents.ts puts its own text there, so that it can
 * use nothing from outside itself): at most two kilobytes.
 *
 * - dresses the page as its person chose
 * - fetches the page's scripts: at once where the document is empty; else when it has loaded and the browser is idle, or
 *   at the first touch, and only then while data is saved
 * - notes what is pressed and typed before they run (early-input.ts repeats it)
 * - where they cannot start, because a page was saved or answered in place of one, it waits until the network has the
 *   right files, drops the saved ones together with the worker, and loads the page again, once
 */
export function startPage() {
  const html = document.documentElement
  const early: Event[] = []
  const ends = new AbortController()
  let isStarting = false
  let pause = 2_500
  const earlyInput: EarlyInput = { events: early, stop: () => ends.abort() }
  Object.assign(window, { earlyInput })

  const saved = (name: string): unknown => {
    try {
      return JSON.parse(localStorage[name])
    } catch {
      return undefined
    }
  }
  const theme = saved('theme')
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
  // Only Chromium tells what its person wishes.
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object
  const savesData = saved('save-data') ?? connection?.saveData
  if (savesData === true) html.dataset.saveData = ''

  const { page } = html.dataset
  const isOwn = page === '*' || page === location.pathname.replace(/(.)\/+$/, '$1')
  // A host that answers every address with this file: nothing of it may be seen elsewhere.
  if (page && !isOwn) html.hidden = true
  addEventListener('DOMContentLoaded', () => {
    if (page && isOwn) return
    document.getElementById('root')?.replaceChildren()
    document.getElementById('page-data')?.remove()
    html.hidden = false
    start()
  })
  if (page && isOwn) {
    for (const name of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(name, start, { capture: true, passive: true, once: true })
    for (const name of ['click', 'submit', 'input', 'change'])
      addEventListener(name, note, { capture: true, signal: ends.signal })
    addEventListener('load', () => {
      if (savesData === true) return
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3_000 })
      else setTimeout(start, 200)
    })
  }

  function note(event: Event) {
    const { target, type } = event
    if (!(target instanceof Element)) return
    const button = target.closest('button')
    // What opens a popover has been answered by the browser, if it knows popovers.
    if (type === 'click' && (!button || button.popoverTargetElement)) return
    if (type === 'submit') event.preventDefault()
    early.push(event)
  }

  function start() {
    if (isStarting) return
    isStarting = true
    const scripts: string[] = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]')
    for (const script of scripts) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = script
      document.head.append(link)
    }
    import(/* @vite-ignore */ scripts[0] ?? '').catch(recover)
  }

  function recover() {
    const root = document.getElementById('root')
    // A drawn page can be read without its scripts, as long as nothing was pressed.
    if (root && (early.length > 0 || root.childElementCount === 0)) {
      const note = document.createElement('p')
      note.setAttribute('role', 'alert')
      root.before(note)
      note.append('A part of this page did not arrive. Check your connection, or reload it in a moment.')
    }
    // Where storage is refused, nothing would end a circle of reloads.
    try {
      if (Date.now() - Number(sessionStorage.recovered) < 60_000) return
      void attempt()
    } catch {}
  }

  async function attempt() {
    try {
      // Matches nothing in the page of a host or a network, and then fails, too.
      const found = (await load(location.href, 'html')).match(/\/assets\/[\w-]+\.js/g) ?? ['']
      await Promise.all(found.map((script) => load(script, 'javascript')))
      sessionStorage.recovered = Date.now()
      if (navigator.serviceWorker?.controller) {
        await (await navigator.serviceWorker.getRegistration())?.unregister()
        for (const name of await caches.keys()) await caches.delete(name)
      }
      location.reload()
    } catch {
      pause *= 2
      setTimeout(attempt, pause)
    }
  }

  /** Past the worker by the header, and into the browser's own cache, where a wrong answer may lie for a year. */
  async function load(address: string, type: string) {
    const answer = await fetch(address, { cache: 'reload', headers: { 'x-past-worker': '1' } })
    if (!answer.ok || !answer.headers.get('content-type')?.includes(type)) throw address
    return answer.text()
  }
}
