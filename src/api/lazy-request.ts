import type { request } from './call/request.ts'

/**
 * Calls `request` for reads in a page's initial bundle. Loads it with the contract's chunk, which the call needs
 * anyway.
 */
export const lazyRequest: typeof request = async (endpoint, call) =>
  (await import('./call/request.ts')).request(endpoint, call)
