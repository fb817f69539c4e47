/**
 * Paths that the shell answers: pages of the site, never the API, uploads, tools beside the site, or anything that
 * looks like a file.
 */
export const isNavigationToShell =
  /^\/(?!(?:api|uploads|__mocks|storybook)(?:\/|$|\?))(?:[^?]*\/)?[^/.?]*(?:\?.*)?$/

type Asked = Pick<Request, 'destination' | 'headers' | 'mode'>

/**
 * Whether a request may be answered with a saved file: not with a token, and not for a page whose saved files do not
 * start (site/document/start-page.ts), which asks with a header of its own.
 */
export function takesSaved({ headers }: Pick<Request, 'headers'>): boolean {
  return !headers.has('authorization') && !headers.has('x-past-worker')
}

/** Pictures of this site or of hosts that allow it; never what was asked for with a token, never the API. */
export function isImage(
  { destination, headers, mode }: Asked,
  { pathname }: URL,
  sameOrigin: boolean,
): boolean {
  if (destination !== 'image' || headers.has('authorization') || !isPicture(pathname)) return false
  return sameOrigin || mode === 'cors'
}

/** Whether a picture may be at that path: the API’s answers are never kept. */
export const isPicture = (pathname: string): boolean => !pathname.startsWith('/api/')

/**
 * Whether an answer is a file, as far as its type tells. Hosts of single-page apps and captive portals answer with a
 * page where there is none, and a host that allows no reading answers with nothing that could be checked.
 */
export function isFile({ status, headers }: Response): boolean {
  return status === 200 && !/html/i.test(headers.get('content-type') ?? '')
}
