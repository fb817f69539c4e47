import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Gives a build the worker of the first releases, as far as its caches and routes go: it takes everything that is
 * answered with less than 400, and its start page has no guard.
 */
export async function withUncheckedWorker(folder: string): Promise<string> {
  const shell = await readFile(join(folder, 'index.html'), 'utf8')
  await writeFile(join(folder, 'index.html'), shell.replace(/<script>.*?<\/script>/s, ''))
  const scripts = (await readdir(join(folder, 'assets'))).map((name) => `/assets/${name}`)
  const [revision] = /\/assets\/[\w-]+\.js/.exec(shell) ?? []
  // Under one key for all versions the start page of the first would stay.
  if (!revision) throw new Error('The start page names no script')
  const keys = [`/index.html?__WB_REVISION__=${encodeURIComponent(revision)}`, ...scripts]
  await writeFile(join(folder, 'sw.js'), `;(${worker})(${JSON.stringify(keys)})\n`)
  return folder
}

/** What is used of the worker's global scope, whose types the tests do not have. */
interface Scope extends EventTarget {
  registration: { scope: string }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

interface WorkerEvent extends Event {
  request: Request
  data: { type: string }
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
}

/** Written into a file as its own text, and run there. */
function worker(keys: string[]) {
  // In that file it is the worker's own.
  const scope = globalThis as unknown as Scope
  const cacheName = `workbox-precache-v2-${scope.registration.scope}`
  // The browser gives each of these listeners the event of its name.
  const on = (name: string, listener: (event: WorkerEvent) => void) =>
    scope.addEventListener(name, (event) => listener(event as WorkerEvent))
  const save = async () => {
    const cache = await caches.open(cacheName)
    for (const key of keys) {
      if (await cache.match(key)) continue
      const answer = await fetch(key.replace(/\?.*/, ''))
      if (answer.status >= 400) throw new Error(key)
      await cache.put(key, answer)
    }
  }
  const tidy = async () => {
    const cache = await caches.open(cacheName)
    const wanted = keys.map((key) => new URL(key, scope.registration.scope).href)
    for (const request of await cache.keys()) if (!wanted.includes(request.url)) await cache.delete(request)
    await scope.clients.claim()
  }
  on('install', (event) => event.waitUntil(save()))
  on('activate', (event) => event.waitUntil(tidy()))
  on('message', (event) => event.data.type === 'SKIP_WAITING' && void scope.skipWaiting())
  on('fetch', (event) => {
    const { pathname } = new URL(event.request.url)
    const key = event.request.mode === 'navigate' ? keys[0] : keys.find((name) => name === pathname)
    if (key)
      event.respondWith(
        caches.match(key, { cacheName, ignoreVary: true }).then((saved) => saved ?? fetch(event.request)),
      )
  })
}
