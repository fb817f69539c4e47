import type { EarlyInput } from '#src/site/start/early-input.ts'

/**
 * Runs inside every document, before anything else in it. scripts/build/documents.ts inserts the function's text there,
 * so it must be small and use nothing from outside itself.
 *
 * - applies the theme of the user's choice
 * - fetches the page's scripts: at once in an empty document; else when it has loaded and the browser is idle, or on
 * the first touch, and only then while data is saved
 * - records presses and typed text until the scripts run (early-input.ts replays them), and stores typed text if the
 * page is left before
 * - empties the document if a host has served it for another address or query, before anything is seen
 * - if the scripts cannot start, because an old or wrong file was cached or served: waits until the network has the
 * right files, drops the cached ones and the worker, and reloads the page once
 */
export function bootScript() {
  // Local names can be minified.
  const doc = document
  const html = doc.documentElement
  // The page's data is the only one of these elements that may be missing. One of them is a template.
  const find = (id: string) => doc.getElementById(id) as HTMLTemplateElement
  const events: Event[] = []
  let isStarting = false
  let isNoting = true
  let isLost = false
  let pause = 2_000
  const earlyInput: EarlyInput = {
    events,
    stop() {
      isNoting = false
    },
  }
  window.earlyInput = earlyInput

  const saved = (name: string): unknown => {
    try {
      return JSON.parse(localStorage[name])
    } catch {}
  }
  const theme = saved('theme')
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
  // Only Chromium exposes the user's preference.
  const browser = navigator as Partial<Navigator> & { connection?: { saveData?: boolean } }
  const savesData = (saved('save-data') ?? browser.connection?.saveData) === true
  if (savesData) html.dataset.saveData = ''

  const { page, query, unread, saving } = html.dataset
  const { pathname, search } = location
  // A static host's document knows no query, and ignored parameters change nothing. Only the app shell lacks the
  // expression.
  const isAsked = query === search.replace(RegExp(unread as string, 'g'), '').replace(/^&/, '?')
  const isOwn = page === '*' || (page === pathname.replace(/([^/])\/+$/, '$1') && isAsked)
  // A document with automatically loading pictures is not for a visitor who saves data.
  const isRendered = isOwn && (!savesData || saving === '')
  const on = (names: string, listener: (event: Event) => void) =>
    names.split(' ').map((name) => addEventListener(name, listener, true))

  if (isRendered) {
    // The import map is at the document's end: import nothing before it.
    on('DOMContentLoaded', () => {
      on('focusin keydown pointerdown', start)
      // While a page loads, browsers fire pointermove with movementX 0 for a resting pointer.
      on('pointermove', (event) => (event as PointerEvent).movementX && start())
    })
    on('change click input submit', note)
    on('pagehide', keepTyped)
    on('load', () => {
      // Start early for earlier presses, and for content that a static host's document lacks. Safari has no idle
      // callback.
      if (!savesData || doc.querySelector('[aria-label^=Loading]') || events[0])
        (window.requestIdleCallback ?? setTimeout)(start, { timeout: pause })
      // The first movement counts, although its movementX is 0 for a pointer that has just entered the page. On devices
      // without a mouse Chromium reports one in the corner of the page.
      on('pointermove', (event) => (event as PointerEvent).x && start())
    })
  } else {
    html.hidden = true
    on('DOMContentLoaded', () => {
      find('root').replaceChildren()
      find('page-data')?.remove()
      find('sheet')?.removeAttribute('disabled')
      html.hidden = false
      start()
    })
  }

  function note(event: Event) {
    const { target, type } = event
    // The target of pointer and key events is always an element.
    const button = (target as Element).closest('button')
    // If the browser knows popovers, it has already opened them.
    if (!isNoting || (type === 'click' && (!button || button.popoverTargetElement))) return
    if (type === 'submit') event.preventDefault()
    events.push(event)
    tell()
  }

  /** Stores typed text for this tab: a browser does not refill the forms of a reloaded page. */
  function keepTyped() {
    if (!isNoting || !events.some(({ type }) => type === 'input')) return
    const typed = [...doc.querySelectorAll<HTMLInputElement>('form [name]:not([type=password])')].map(
      ({ name, value }) => [name, value],
    )
    try {
      sessionStorage.typed = JSON.stringify([pathname + search, typed])
    } catch {}
  }

  function start() {
    if (isStarting) return
    isStarting = true
    run().catch(() => {
      isLost = true
      tell()
      // Without storage, nothing would stop a loop of reloads.
      try {
        if (!(sessionStorage.recovered > Date.now() - 60_000)) void recover()
      } catch {}
    })
  }

  /** Fetches and then runs each script in its own task, so that the page stays responsive. */
  async function run() {
    // An element's textContent is never null.
    const scripts: string[] = JSON.parse(find('scripts').textContent as string)
    for (const href of scripts) {
      const link = doc.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      doc.head.append(link)
      await new Promise((done) => setTimeout(done))
    }
    for (const href of scripts) {
      await import(/* @vite-ignore */ href)
      await new Promise((done) => setTimeout(done))
    }
  }

  /** Shows the loss of the scripts. A server-rendered page is readable without them until something is pressed. */
  function tell() {
    if (isLost && (!isRendered || events[0])) find('root').before(find('lost').content)
  }

  async function recover() {
    try {
      const shell = await load('/shell.html', 'html')
      // Slashes are escaped in the import map. A wrong page of a host or a network has no such scripts and throws on
      // the next line, as it should.
      const scripts = shell.match(/\/assets\/[\w-]+\.js/g) as string[]
      await Promise.all(scripts.map((script) => load(script, 'javascript')))
      sessionStorage.recovered = Date.now()
      const worker = browser.serviceWorker
      if (worker?.controller) {
        await (await worker.getRegistration())?.unregister()
        for (const name of await caches.keys()) await caches.delete(name)
      }
      // Keep typed text until the user reloads.
      if (!events.some(({ type }) => type === 'input')) location.reload()
    } catch {
      pause *= 2
      setTimeout(recover, pause)
    }
  }

  /** Bypasses the worker by a header, and refreshes the browser's cache, where a wrong response may last a year. */
  async function load(address: string, type: string) {
    const answer = await fetch(address, { cache: 'reload', headers: { 'x-past-worker': '' } })
    if (answer.ok && answer.headers.get('content-type')?.includes(type)) return answer.text()
    throw address
  }
}
