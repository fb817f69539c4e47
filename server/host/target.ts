import type { IncomingMessage } from 'node:http'

const site = 'http://site.invalid'

/** Whether it names one host, as HTTP/1.1 wants it: a name or an address, and a port. */
export function namesHost({ headers, httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0'
  // Node reads the first of several.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length === 1 && /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(headers.host)
}

/** Path and query of a request as every part of the server reads them; undefined for what is no address of a site. */
export function targetOf(incoming: IncomingMessage): { pathname: string; search: string } | undefined {
  const { url = '' } = incoming
  // Two slashes would name another host.
  const target = namesHost(incoming) && /^\/(?![/\\])/.test(url) ? URL.parse(url, site) : null
  if (!target) return undefined
  const { pathname, search } = target
  // Nothing of ours has these in its path: escaped slashes, NUL and their like are for getting around checks.
  if (/%(?:[01][\da-f]|2f|5c|7f)/i.test(pathname)) return undefined
  try {
    decodeURIComponent(pathname)
    return { pathname, search }
  } catch {
    return undefined
  }
}

/** Whether a person opens an address: what scripts, styles and calls ask for names no HTML. */
export const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? '')

/** Whether an address of a file was written as it is: without a folder, dots, backslashes or anything encoded. */
export const isFileTarget = ({ url = '' }: IncomingMessage): boolean =>
  /^\/uploads\/[\w.-]+(?:\?|$)/.test(url)
