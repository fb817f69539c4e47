import { earlierTabs } from './earlier-files.ts'
import { dropUncheckedCaches, dropWrongFiles } from './unchecked-files.ts'

/** What is asked of the worker's global scope. */
interface Scope {
  skipWaiting: () => Promise<void>
  clients: { matchAll: (wanted: { type: 'window' }) => Promise<readonly Tab[]> }
}

interface Tab {
  id: string
  url: string
  navigate: (url: string) => Promise<unknown>
}

/** Mends a device on which an earlier worker saved pages in place of files. Touches Cache Storage only. */
export function createCacheRepair(scope: Scope) {
  /** The tabs that run all the same, when no page of the saved version can start. */
  let running: unknown[] | undefined

  return {
    /** Before this version's files are saved. Gives what must be done when they are. */
    async begin(): Promise<() => Promise<void>> {
      const damage = await dropWrongFiles()
      if (damage === 'none') return async () => {}
      // A version that was open before the broken one still runs in its tabs, maybe with a form in it.
      if (damage === 'start') running = await earlierTabs()
      // Pages that lack their scripts cannot offer this version.
      return () => scope.skipWaiting()
    },
    /** When this version has taken over all tabs. */
    async finish(): Promise<void> {
      await dropUncheckedCaches()
      if (!running) return
      const tabs = await scope.clients.matchAll({ type: 'window' })
      const broken = tabs.filter(({ id }) => !running?.includes(id))
      // Not awaited: this version answers them only once it is active, for which it would wait for them.
      for (const tab of broken) void tab.navigate(tab.url).catch(() => undefined)
    },
  }
}
