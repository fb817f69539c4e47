import type { IncomingMessage } from 'node:http'

const site = 'http://site.invalid'

/** The hosts that a request may name: names, addresses, and a port. */
const isHost = (host: string) => /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)

/** Path and query of a request as every part of the server reads them; undefined for what is no address of a site. */
export function targetOf({
  url = '',
  headers,
}: IncomingMessage): { pathname: string; search: string } | undefined {
  // Two slashes would name another host.
  if (!isHost(headers.host ?? 'localhost') || !/^\/(?![/\\])/.test(url) || !URL.canParse(url, site))
    return undefined
  const { pathname, search } = new URL(url, site)
  // Nothing of ours has these in its path: escaped slashes, NUL and their like are for getting around checks.
  if (/%(?:[01][\da-f]|2f|5c|7f)/i.test(pathname)) return undefined
  try {
    decodeURIComponent(pathname)
    return { pathname, search }
  } catch {
    return undefined
  }
}
