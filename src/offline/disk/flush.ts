import type { QueryClient } from '@tanstack/react-query'

const writers = new WeakMap<QueryClient, () => Promise<void>>()

/** Registers the function that writes a client's cache to the device. */
export function registerFlush(client: QueryClient, write: () => Promise<void>) {
  writers.set(client, write)
}

/**
 * Settles when the device has stored or refused every response that this tab has now; `storageAtom` reports a refusal.
 * A page that closes earlier loses them.
 */
export async function flushToDisk(client: QueryClient): Promise<void> {
  await writers.get(client)?.()
}
