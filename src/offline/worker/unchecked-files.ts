import { isFile } from './worker-rules.ts'

/**
 * The first workers took whatever was answered with 200 while they were installed: the start page in place of scripts,
 * or a network's page in place of the start page. Nothing of the site runs on such a device, so that only the next
 * worker can mend it. This finds and empties the caches of those workers.
 */
const uncheckedCache = 'workbox-precache'
/** What those workers kept of scripts outside their list. */
const looseCache = 'assets'

/** Where the shell lies: in the cache of the worker that runs, and in those of the first ones. */
const shellPaths = ['/shell.html', '/index.html']

/** What the shell of the site holds, and a page of a host or a network does not. */
const shellMark = '<div id="root"></div>'

/**
 * - `none`: nothing was wrong, or there is no such cache
 * - `screens`: pages that are open run, and lack some screens
 * - `start`: no page of the saved version can start
 */
export type Damage = 'none' | 'screens' | 'start'

/** Deletes the pages that were saved in place of files, wherever they lie, and tells what they have broken. */
export async function dropWrongFiles(): Promise<Damage> {
  let damage: Damage = 'none'
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const { hasWrong, shells } = await dropWrongFilesOf(cache)
    if (!name.startsWith(uncheckedCache)) continue
    // A second shell is that of a version that waits for its turn.
    if (!(await hasStartFiles(cache, shells[0] ?? ''))) damage = 'start'
    else if (hasWrong) damage = 'screens'
  }
  return damage
}

/** Once this version is active, no page reads them any more. */
export async function dropUncheckedCaches(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(uncheckedCache) || name === looseCache) await caches.delete(name)
}

async function dropWrongFilesOf(cache: Cache): Promise<{ hasWrong: boolean; shells: string[] }> {
  const shells: string[] = []
  let hasWrong = false
  for (const request of await cache.keys()) {
    const saved = await cache.match(request, { ignoreVary: true })
    if (!saved) continue
    const isShell = shellPaths.includes(new URL(request.url).pathname)
    const text = isShell ? await saved.text() : ''
    if (isShell) shells.push(text)
    if (isShell ? text.includes(shellMark) : isFile(saved)) continue
    hasWrong = true
    await cache.delete(request)
  }
  return { hasWrong, shells }
}

/** Whether the shell is one and all files that it names are there: what was wrong is deleted by now. */
async function hasStartFiles(cache: Cache, shell: string): Promise<boolean> {
  if (!shell.includes(shellMark)) return false
  for (const file of shell.match(/\/assets\/[\w-]+\.js(?=">)/g) ?? [])
    if (!(await cache.match(file, { ignoreVary: true }))) return false
  return true
}
