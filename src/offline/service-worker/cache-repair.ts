import { earlierTabs } from './earlier-files.ts'
import { dropUncheckedCaches, dropWrongFiles } from './unchecked-files.ts'

/** Parts of the worker's global scope that are used here. */
interface Scope {
  skipWaiting: () => Promise<void>
  clients: { matchAll: (wanted: { type: 'window' }) => Promise<readonly Tab[]> }
}

interface Tab {
  id: string
  url: string
  navigate: (url: string) => Promise<unknown>
}

/** Repairs a device on which an earlier worker stored pages in place of files. Touches Cache Storage only. */
export function createCacheRepair(scope: Scope) {
  /** Ids of the tabs that still run although no page of the cached version can start. */
  let running: unknown[] | undefined

  return {
    /** Starts before this version's files are cached. Returns the function to call afterwards. */
    async begin(): Promise<() => Promise<void>> {
      const damage = await dropWrongFiles()
      if (damage === 'none') return async () => {}
      // A version opened before the broken one still runs in its tabs, perhaps with a filled form.
      if (damage === 'start') running = await earlierTabs()
      // Pages without their scripts cannot offer this version.
      return () => scope.skipWaiting()
    },
    /** Completes the repair once this version controls all tabs. */
    async finish(): Promise<void> {
      await dropUncheckedCaches()
      if (!running) return
      const tabs = await scope.clients.matchAll({ type: 'window' })
      const broken = tabs.filter(({ id }) => !running?.includes(id))
      // Not awaited: the tabs' requests wait until this version is active, which would wait for them.
      for (const tab of broken) void tab.navigate(tab.url).catch(() => undefined)
    },
  }
}
