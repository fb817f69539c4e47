import { siteCache } from '#src/offline/disk/device-names.ts'

/**
 * Whether a worker that waits has brought another version than the one of this page. Firefox installs the same worker
 * again for each page of a private window; then there is one shell, and it has the page's own import map.
 * An earlier release may have kept its shell elsewhere or under another name. True also where the device does not say.
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
