import type { IncomingMessage } from 'node:http'

const site = 'http://site.invalid'

/** Whether a request names exactly one host, as HTTP/1.1 requires: a name or an address, and an optional port. */
export function namesHost({ headers, httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0'
  // Node keeps only the first of several host headers.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length === 1 && /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(headers.host)
}

/** Returns path and query of a request as every part of the server reads them; undefined for an invalid address. */
export function targetOf(incoming: IncomingMessage): { pathname: string; search: string } | undefined {
  const { url = '' } = incoming
  // Two leading slashes would name another host.
  const target = namesHost(incoming) && /^\/(?![/\\])/.test(url) ? URL.parse(url, site) : null
  if (!target) return undefined
  const { pathname, search } = target
  // No path of the site contains these. Escaped slashes and control characters serve to bypass checks.
  if (/%(?:[01][\da-f]|2f|5c|7f)/i.test(pathname)) return undefined
  try {
    decodeURIComponent(pathname)
    return { pathname, search }
  } catch {
    return undefined
  }
}

/** Whether a user opens an address: scripts, styles, and API calls do not accept HTML. */
export const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? '')

/** Whether a file address was sent in its plain form: without a folder, dots, backslashes, or encoded characters. */
export const isFileTarget = ({ url = '' }: IncomingMessage): boolean =>
  /^\/uploads\/[\w.-]+(?:\?|$)/.test(url)
