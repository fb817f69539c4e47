import type { request } from './call/request.ts'

/**
 * As `request`, for reads that a page's first load describes: what makes the call comes in the contract's file, which
 * the call needs anyway.
 */
export const requestLater: typeof request = async (endpoint, call) =>
  (await import('./call/request.ts')).request(endpoint, call)
