import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Replaces a build's worker and documents with those of the first releases, as far as caches and routes matter: the
 * worker caches every response below 400, and all pages share one start page, whose scripts are not verified.
 */
export async function withUncheckedWorker(folder: string): Promise<string> {
  const shell = asOfFirstReleases(await readFile(join(folder, 'shell.html'), 'utf8'))
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.html')))
    await writeFile(join(folder, file), shell)
  const scripts = (await readdir(join(folder, 'assets'))).map((name) => `/assets/${name}`)
  const [revision] = /\/assets\/[\w-]+\.js(?=">)/.exec(shell) ?? []
  // With one key for all versions, the first start page would stay.
  if (!revision) throw new Error('The start page names no script')
  const keys = [`/index.html?__WB_REVISION__=${encodeURIComponent(revision)}`, ...scripts]
  await writeFile(join(folder, 'sw.js'), `;(${worker})(${JSON.stringify(keys)})\n`)
  return folder
}

/** Gives a build the worker of later releases, which verifies files and uses one start page for all addresses. */
export async function withIndexAsShell(folder: string): Promise<string> {
  const shell = await readFile(join(folder, 'shell.html'), 'utf8')
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.html')))
    await writeFile(join(folder, file), shell)
  const worker = await readFile(join(folder, 'sw.js'), 'utf8')
  await writeFile(join(folder, 'sw.js'), worker.replaceAll('shell.html', 'index.html'))
  return folder
}

function asOfFirstReleases(shell: string): string {
  return shell
    .replace(/<script>.*?<\/script>/s, '')
    .replace(
      /<link rel="modulepreload" crossorigin href="([^"]+)">/g,
      '<script type="module" crossorigin src="$1"></script>',
    )
}

/** Used part of the worker's global scope, whose types the tests lack. */
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

/** Script of the worker. It is written to a file as text. */
function worker(keys: string[]) {
  // In that file, this is the worker's global scope.
  const scope = globalThis as unknown as Scope
  const cacheName = `workbox-precache-v2-${scope.registration.scope}`
  // The browser passes the event that matches the listener's name.
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
