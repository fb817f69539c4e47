import type { QueryClient } from '@tanstack/react-query'

const writers = new WeakMap<QueryClient, () => Promise<void>>()

/** Called by what keeps a client's answers on the device. */
export function registerFlush(client: QueryClient, write: () => Promise<void>) {
  writers.set(client, write)
}

/**
 * Settles when the device has every answer that this tab has by now, or has refused it: then `storageAtom` says so. A
 * page that is closed before has kept nothing of them.
 */
export async function flushToDisk(client: QueryClient): Promise<void> {
  await writers.get(client)?.()
}
