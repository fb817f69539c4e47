import type { IncomingMessage } from 'node:http'

/** Whether the browser has what bears this tag. Both are compared as weak ones. */
export function isFresh({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']
  if (known === undefined) return false
  return known
    .split(',')
    .map((entry) => entry.trim())
    .some((entry) => entry === '*' || entry.replace(/^W\//, '') === etag.replace(/^W\//, ''))
}
