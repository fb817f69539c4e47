/** Presses before the page's scripts run, recorded by the boot script. */
export interface EarlyInput {
  /** Last press of a button, or last submission of a form. */
  press?: Event
  /** Stops the recording. */
  stop: () => void
  /** Executes the app, as an interaction does. */
  start: () => void
}

/** Scripts of a document, in its element `scripts`. */
export interface DocumentScripts {
  /** Scripts of the site for this document, in order of execution. */
  app: string[]
  /** Script that runs without an interaction once the page has loaded: src/site/boot/background.ts. */
  background: string
  /** Scripts of the dashboard, in order of execution. */
  dashboard: string[]
}

declare global {
  interface Window {
    earlyInput?: EarlyInput | undefined
  }
}

/**
 * Runs inside every document, before anything else in it. scripts/build/documents.ts inserts the function's text there,
 * so it must be small and use nothing from outside itself.
 *
 * - applies the theme of the user's choice
 * - picks the app by the path, and executes its scripts: at once in an empty document, else at the first interaction
 * - downloads the scripts of a server-rendered page when it has loaded and the browser is idle, unless data is saved
 * - records the last press until the scripts run (early-input.ts repeats it), and stores typed text if the page is left
 * before
 * - empties the document if a host has served it for another address or query, before anything is seen
 * - if the scripts cannot start, because an old or wrong file was cached or served: waits until the network has the
 * right files, drops the cached ones and the worker, and reloads the page once
 */
export function bootScript(dashboardPaths: RegExp) {
  // Local names can be minified.
  const doc = document
  const html = doc.documentElement
  // The page's data is the only one of these elements that may be missing. One of them is a template.
  const find = (id: string) => doc.getElementById(id) as HTMLTemplateElement
  let isStarting = false
  let isRecording = true
  let hasTyped = false
  let isLost = false
  let pause = 2_000
  const earlyInput: EarlyInput = {
    stop() {
      isRecording = false
    },
    start,
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

  const { page, query, ignoredQuery, saving } = html.dataset
  const { pathname, search } = location
  const app = dashboardPaths.test(pathname) ? 'dashboard' : 'app'
  // A static host's document knows no query, and ignored parameters change nothing. Only the app shell lacks the
  // expression.
  const isAsked = query === search.replace(RegExp(ignoredQuery as string, 'g'), '').replace(/^&/, '?')
  const isOwn = page === '*' || (page === pathname.replace(/([^/])\/+$/, '$1') && isAsked)
  // A document with automatically loading pictures is not for a visitor who saves data.
  const isRendered = isOwn && (!savesData || saving === '')
  const on = (names: string, listener: (event: Event) => void) =>
    names.split(' ').map((name) => addEventListener(name, listener, true))

  if (isRendered) {
    // The import map is at the document's end: import nothing before it.
    on('DOMContentLoaded', () => {
      on('focusin input keydown pointerdown scroll', start)
      // While a page loads, browsers fire pointermove with movementX 0 for a resting pointer.
      on('pointermove', (event) => (event as PointerEvent).movementX && start())
    })
    on('click input submit', record)
    on('pagehide', keepTyped)
    on('load', () => {
      // Start early for earlier presses, and for content that a static host's document lacks. Safari has no idle
      // callback.
      const isWaiting = hasInput() || doc.querySelector('[data-skeleton]')
      ;(window.requestIdleCallback ?? setTimeout)(isWaiting ? start : download, { timeout: pause })
      // The first movement counts, although its movementX is 0 for a pointer that has just entered the page. On devices
      // without a mouse Chromium reports one in the corner of the page.
      on('pointermove', (event) => (event as PointerEvent).x && start())
    })
  } else {
    html.hidden = true
    // In the app shell, the list and the import map are above this script.
    if (!page) preload()
    on('DOMContentLoaded', () => {
      find('root').replaceChildren()
      find('page-data')?.remove()
      find('sheet')?.removeAttribute('disabled')
      html.hidden = false
      start()
    })
  }

  function hasInput() {
    return hasTyped || earlyInput.press
  }

  function record(event: Event) {
    const { target, type } = event
    // The target of pointer and key events is always an element.
    const button = (target as Element).closest('button')
    // If the browser knows popovers, it has already opened them.
    if (!isRecording || (type === 'click' && (!button || button.popoverTargetElement))) return
    if (type === 'submit') event.preventDefault()
    if (type === 'input') hasTyped = true
    // The click on a submit button is followed by the submission.
    else earlyInput.press = event
    reportLoss()
  }

  /** Stores typed text for this tab: a browser does not refill the forms of a reloaded page. */
  function keepTyped() {
    if (!isRecording || !hasTyped) return
    const typed = [...doc.querySelectorAll<HTMLInputElement>('form [name]:not([type=password])')].map(
      ({ name, value }) => [name, value],
    )
    try {
      sessionStorage.typed = JSON.stringify([pathname + search, typed])
    } catch {}
  }

  // An element's textContent is never null.
  function listScripts(text = find('scripts').textContent as string): DocumentScripts {
    return JSON.parse(text)
  }

  function preload() {
    for (const href of listScripts()[app]) {
      const link = doc.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      doc.head.append(link)
    }
  }

  /** Downloads the app. Executes only what needs no interaction. */
  function download() {
    if (isStarting || savesData) return
    preload()
    // A background script that cannot be loaded comes with the app.
    import(/* @vite-ignore */ listScripts().background).catch(() => {})
  }

  function start() {
    if (isStarting) return
    isStarting = true
    run().catch(() => {
      isLost = true
      reportLoss()
      // Without storage, nothing would stop a loop of reloads.
      try {
        if (!(sessionStorage.recovered > Date.now() - 60_000)) void recover()
      } catch {}
    })
  }

  /** Fetches all scripts, and then runs each in its own task, so that the page stays responsive. */
  async function run() {
    preload()
    for (const href of listScripts()[app]) {
      await import(/* @vite-ignore */ href)
      await new Promise((done) => setTimeout(done))
    }
  }

  /** Shows the loss of the scripts. A server-rendered page is readable without them until something is pressed. */
  function reportLoss() {
    if (isLost && (!isRendered || hasInput())) find('root').before(find('lost').content)
  }

  async function recover() {
    try {
      const shell = await load('/shell.html', 'html')
      // A wrong page of a host or a network has no list of scripts and throws here, as it should.
      const [, list] = /id="scripts">([^<]*)/.exec(shell) as string[]
      await Promise.all(listScripts(list)[app].map((script) => load(script, 'javascript')))
      sessionStorage.recovered = Date.now()
      const worker = browser.serviceWorker
      if (worker?.controller) {
        await (await worker.getRegistration())?.unregister()
        for (const name of await caches.keys()) await caches.delete(name)
      }
      // Keep typed text until the user reloads.
      if (!hasTyped) location.reload()
    } catch {
      pause *= 2
      setTimeout(recover, pause)
    }
  }

  /** Bypasses the worker by a header, and refreshes the browser's cache, where a wrong response may last a year. */
  async function load(address: string, type: string) {
    const response = await fetch(address, { cache: 'reload', headers: { 'x-past-worker': '' } })
    if (response.ok && response.headers.get('content-type')?.includes(type)) return response.text()
    throw address
  }
}
