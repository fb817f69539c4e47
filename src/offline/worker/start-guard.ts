/**
 * Runs inside the document, before its scripts (scripts/start-guard.ts puts it there). When the page's own script
 * cannot start, because a page was saved or answered in its place, this waits until the network has the right files,
 * drops the saved ones together with the worker, and loads the page again, once. Databases are left alone.
 *
 * It is written into the document as its own text, so that it can use nothing from outside itself, and every page
 * carries it: no more than one kilobyte.
 */
export function guardStart() {
  let isStarted = false
  let isRecovering = false
  let pause = 2_500

  addEventListener('page-started', () => {
    isStarted = true
  })
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && recover(), true)
  addEventListener('load', recover)

  function recover() {
    if (isStarted || isRecovering) return
    isRecovering = true
    const root = document.getElementById('root')
    root?.setAttribute('role', 'alert')
    root?.append('A part of this page did not arrive. Check your connection, or reload it in a moment.')
    // Where storage is refused, nothing would end a circle of reloads.
    try {
      if (Date.now() - Number(sessionStorage.recovered) < 60_000) return
      void attempt()
    } catch {}
  }

  async function attempt() {
    try {
      // Matches nothing in the page of a host or a network, and then fails, too.
      const scripts = (await load(location.href, 'html')).match(/\/assets\/[\w-]+\.js/g) ?? ['']
      await Promise.all(scripts.map((script) => load(script, 'javascript')))
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
