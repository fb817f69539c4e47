import type { AnyRouter } from '@tanstack/react-router'
import { offerUpdates, preloadConnectionMessages } from '#src/offline/after-load.ts'
import { ignore } from '#src/offline/start-up.ts'
import { followPageChanges } from './page-change.ts'
import { loadStartUpLists } from './start-up-lists.ts'

/** Loads everything that no page waits for, once the first page has rendered. */
export function startAfterLoad(router: AnyRouter): void {
  followPageChanges(router)
  void import('./background.ts').catch(ignore)
  offerUpdates()
  void import('#src/site/layout/letterhead.ts').then(({ letterhead }) => {
    window.addEventListener('beforeprint', letterhead)
  }, ignore)
  void loadStartUpLists(router)
  preloadConnectionMessages()
  void import('#src/site/content/saved-instead.tsx').catch(ignore)
}
