import { isFile } from './worker-rules.ts'

/**
 * The first workers cached every response with status 200 during their installation: the start page in place of
 * scripts, or a network's page in place of the start page. Nothing of the site runs on such a device, so only the next
 * worker can repair it. This module finds and empties the caches of those workers.
 */
const uncheckedCache = 'workbox-precache'
/** Cache in which those workers stored scripts outside their list. */
const looseCache = 'assets'

/** Paths of the app shell: in the cache of the current worker, and in those of the first ones. */
const shellPaths = ['/shell.html', '/index.html']

/** Text that the app shell contains, and a page of a host or a network does not. */
const shellMark = '<div id="root"></div>'

/**
 * - `none`: nothing was wrong, or there is no such cache
 * - `screens`: open pages run, but lack some screens
 * - `start`: no page of the cached version can start
 */
export type Damage = 'none' | 'screens' | 'start'

/** Deletes pages that were cached in place of files in any cache, and returns the damage they caused. */
export async function dropWrongFiles(): Promise<Damage> {
  let damage: Damage = 'none'
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const { hasWrong, shells } = await dropWrongFilesOf(cache)
    if (!name.startsWith(uncheckedCache)) continue
    // A second app shell belongs to a version that waits.
    if (!(await hasStartFiles(cache, shells[0] ?? ''))) damage = 'start'
    else if (hasWrong) damage = 'screens'
  }
  return damage
}

/** Deletes these caches once this version is active, when no page reads them. */
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

/** Whether the app shell is valid and all files that it names are cached: wrong ones are deleted by now. */
async function hasStartFiles(cache: Cache, shell: string): Promise<boolean> {
  if (!shell.includes(shellMark)) return false
  for (const file of shell.match(/\/assets\/[\w-]+\.js(?=">)/g) ?? [])
    if (!(await cache.match(file, { ignoreVary: true }))) return false
  return true
}
