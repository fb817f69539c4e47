/**
 * Paths that the shell answers: pages of the site, never the API, uploads, tools beside the site, or anything that
 * looks like a file.
 */
export const isNavigationToShell =
  /^\/(?!(?:api|uploads|__mocks|storybook)(?:\/|$|\?))(?:[^?]*\/)?[^/.?]*(?:\?.*)?$/

type Asked = Pick<Request, 'destination' | 'headers' | 'mode'>

/** Hashed files of the build: what was once saved is right for ever. */
export function isAsset({ headers }: Pick<Request, 'headers'>, { pathname }: URL): boolean {
  return pathname.startsWith('/assets/') && !headers.has('authorization')
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
 * Whether an answer is the file that was asked for. Hosts of single-page apps and captive portals answer with a page
 * where there is none, and a host that allows no reading answers with nothing that could be checked.
 */
export function isFile({ status, headers }: Response): boolean {
  return status === 200 && !(headers.get('content-type') ?? '').includes('html')
}
