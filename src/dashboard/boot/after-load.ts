import {
  offerUpdates,
  preloadConnectionMessages,
  registerWorkerWhenWanted,
  sendPendingItems,
} from '#src/offline/after-load.ts'
import { ignore } from '#src/offline/start-up.ts'

/** Starts everything that no screen waits for. */
export function startAfterLoad(): void {
  sendPendingItems()
  offerUpdates()
  preloadConnectionMessages()
  registerWorkerWhenWanted()
  void import('#src/offline/keep-site-facts.ts').then(({ keepSiteFacts }) => keepSiteFacts(), ignore)
}
