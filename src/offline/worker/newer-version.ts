/**
 * Whether a worker that waits has brought another version than the one of this page. Firefox installs the same worker
 * again for each page of a private window; then there is one shell, and it starts with the page's own entry script.
 * An earlier release may have kept its shell elsewhere or under another name. True also where the device does not say.
 *
 * @param entry path of the script that this page started with
 */
export async function isNewerSaved(storage: Pick<CacheStorage, 'open'>, entry: string): Promise<boolean> {
  try {
    const cache = await storage.open('site-files')
    const shells = (await cache.keys()).filter(({ url }) => new URL(url).pathname === '/shell.html')
    const [shell] = shells
    if (!shell || shells.length > 1) return true
    const saved = await cache.match(shell, { ignoreVary: true })
    return !(await saved?.text())?.includes(`"${entry}"`)
  } catch {
    return true
  }
}
