/**
 * Whether a worker that waits has brought another version. Firefox installs the same worker again for each page of a
 * private window; one of another version has its own shell, and the one before keeps its own until then. True also
 * where the device does not say.
 */
export async function isNewerSaved(storage: Pick<CacheStorage, 'open'>): Promise<boolean> {
  try {
    const files = await (await storage.open('site-files')).keys()
    return files.filter(({ url }) => new URL(url).pathname === '/shell.html').length !== 1
  } catch {
    return true
  }
}
