import type { EarlyInput } from '#src/site/start/early-input.ts'

/**
 * Runs inside every document, before anything else of it (scripts/build/documents.ts puts its own text there, so that it can
 * use nothing from outside itself): small, as every document carries it.
 *
 * - dresses the page as its person chose
 * - fetches the page's scripts: at once where the document is empty; else when it has loaded and the browser is idle, or
 *   at the first touch, and only then while data is saved
 * - notes what is pressed and typed before they run (early-input.ts repeats it), and keeps what is typed when the page
 *   is left before
 * - empties the document where a host has answered another address or query with it, before anything of it is
 *   seen
 * - where the scripts cannot start, because a page was saved or answered in place of one, it waits until the network has
 *   the right files, drops the saved ones together with the worker, and loads the page again, once
 */
export function startPage() {
  // Under a name that can be shortened.
  const doc = document
  const html = doc.documentElement
  // All but the page's data is in every document.
  // One of them is a template.
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
  // Only Chromium tells what its person wishes.
  const browser = navigator as Partial<Navigator> & { connection?: { saveData?: boolean } }
  const savesData = (saved('save-data') ?? browser.connection?.saveData) === true
  if (savesData) html.dataset.saveData = ''

  const { page, query, unread, saving } = html.dataset
  const { pathname, search } = location
  // A static host's document knows no query; what the page does not read changes nothing. Only the shell has no
  // expression for it.
  const isAsked = query === search.replace(RegExp(unread as string, 'g'), '').replace(/^&/, '?')
  const isOwn = page === '*' || (page === pathname.replace(/([^/])\/+$/, '$1') && isAsked)
  // One with pictures that load by themselves is none for somebody who saves data.
  const isDrawn = isOwn && (!savesData || saving === '')
  const on = (names: string, listener: (event: Event) => void) =>
    names.split(' ').map((name) => addEventListener(name, listener, true))

  if (isDrawn) {
    // The import map is at the document's end: before it nothing may be imported.
    on('DOMContentLoaded', () => {
      on('focusin keydown pointerdown', start)
      // While a page loads, browsers fire pointermove with movementX 0 for a pointer that rests upon it.
      on('pointermove', (event) => (event as PointerEvent).movementX && start())
    })
    on('change click input submit', note)
    on('pagehide', keepTyped)
    on('load', () => {
      // What was pressed before is answered, and what a static host's document has no content for comes all the same.
      // Safari does not tell when it is idle.
      if (!savesData || doc.querySelector('[aria-label^=Loading]') || events[0])
        (window.requestIdleCallback ?? setTimeout)(start, { timeout: pause })
      // The first movement counts, although its movementX is 0 for a pointer that has just entered the page. Chromium
      // reports a mouse in the corner of a page that has none.
      on('pointermove', (event) => {
        const { x, y } = event as PointerEvent
        if (x || y) start()
      })
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
    // Pointers and keys are told of elements only.
    const button = (target as Element).closest('button')
    // What opens a popover has been answered by the browser, if it knows popovers.
    if (!isNoting || (type === 'click' && (!button || button.popoverTargetElement))) return
    if (type === 'submit') event.preventDefault()
    events.push(event)
    tell()
  }

  /** For the same tab: a browser that loads a page again does not fill its forms in. */
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
      // Where storage is refused, nothing would end a circle of reloads.
      try {
        if (!(sessionStorage.recovered > Date.now() - 60_000)) void recover()
      } catch {}
    })
  }

  /** Each script is asked for, and later runs, in a task of its own: in between the page answers. */
  async function run() {
    // An element's text is never null.
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

  /** A drawn page can be read without its scripts, as long as nothing is pressed. */
  function tell() {
    if (isLost && (!isDrawn || events[0])) find('root').before(find('lost').content)
  }

  async function recover() {
    try {
      const shell = await load('/shell.html', 'html')
      // In its import map slashes are escaped. The page of a host or a network has none of these, and fails here, too.
      // Where there are none, the next line throws as it should.
      const scripts = shell.match(/\/assets\/[\w-]+\.js/g) as string[]
      await Promise.all(scripts.map((script) => load(script, 'javascript')))
      sessionStorage.recovered = Date.now()
      const worker = browser.serviceWorker
      if (worker?.controller) {
        await (await worker.getRegistration())?.unregister()
        for (const name of await caches.keys()) await caches.delete(name)
      }
      // What was typed stays until its person reloads.
      if (!events.some(({ type }) => type === 'input')) location.reload()
    } catch {
      pause *= 2
      setTimeout(recover, pause)
    }
  }

  /** Past the worker by the header, and into the browser's own cache, where a wrong answer may lie for a year. */
  async function load(address: string, type: string) {
    const answer = await fetch(address, { cache: 'reload', headers: { 'x-past-worker': '' } })
    if (answer.ok && answer.headers.get('content-type')?.includes(type)) return answer.text()
    throw address
  }
}
