import { siteCache } from '#src/offline/disk/storage-names.ts'

/**
 * Whether a waiting worker has another version than this page. Firefox reinstalls the same worker for each page of a
 * private window; then there is a single app shell, with the page's own import map. An earlier release may have stored
 * its app shell elsewhere or under another name. Also true if the device cannot tell.
 *
 * @param buildText the text of this page's document that names the build's files
 */
export async function isNewerSaved(storage: Pick<CacheStorage, 'open'>, buildText: string): Promise<boolean> {
  try {
    const cache = await storage.open(siteCache)
    const shells = (await cache.keys()).filter(({ url }) => new URL(url).pathname === '/shell.html')
    const [shell] = shells
    if (!shell || shells.length > 1) return true
    const saved = await cache.match(shell, { ignoreVary: true })
    return !(await saved?.text())?.includes(buildText)
  } catch {
    return true
  }
}
