import {
  offerUpdates,
  preloadConnectionMessages,
  registerWorkerWhenWanted,
  sendPendingItems,
} from '#src/offline/after-load.ts'

/** Starts everything that no screen waits for. */
export function startAfterLoad(): void {
  sendPendingItems()
  offerUpdates()
  preloadConnectionMessages()
  registerWorkerWhenWanted()
}
