/** Matches paths that the app shell serves: pages of the site, never the API, uploads, other tools, or files. */
export const isNavigationToShell =
  /^\/(?!(?:api|uploads|__mocks|storybook)(?:\/|$|\?))(?:[^?]*\/)?[^/.?]*(?:\?.*)?$/

type Asked = Pick<Request, 'destination' | 'headers' | 'mode'>

/**
 * Whether a cached file may serve the request: not with a token, and not for a page whose cached files do not start
 * (src/site/boot/boot-script.ts), which sends a header of its own.
 */
export function takesSaved({ headers }: Pick<Request, 'headers'>): boolean {
  return !headers.has('authorization') && !headers.has('x-past-worker')
}

/** Whether a picture may be cached: from this site or hosts that allow it; never with a token, never from the API. */
export function isImage(
  { destination, headers, mode }: Asked,
  { pathname }: URL,
  sameOrigin: boolean,
): boolean {
  if (destination !== 'image' || headers.has('authorization') || !isPicture(pathname)) return false
  return sameOrigin || mode === 'cors'
}

/** Whether a picture may be at that path: responses of the API are never cached. */
export const isPicture = (pathname: string): boolean => !pathname.startsWith('/api/')

/**
 * Whether a response is a file, judged by its type. Hosts of single-page apps and captive portals return a page for a
 * missing file, and an opaque response cannot be checked.
 */
export function isFile({ status, headers }: Response): boolean {
  return status === 200 && !/html/i.test(headers.get('content-type') ?? '')
}
