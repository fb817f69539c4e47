/**
 * Paths that the shell answers: pages of the site, never the API, uploads, tools beside the site, or anything that
 * looks like a file.
 */
export const isNavigationToShell =
  /^\/(?!(?:api|uploads|__mocks|storybook)(?:\/|$|\?))(?:[^?]*\/)?[^/.?]*(?:\?.*)?$/

/** Hashed files of the dashboard: what was once saved is right for ever. */
export function isStaffFile(pathname: string, files: readonly string[]): boolean {
  return files.includes(pathname)
}

/** Pictures of this site or of hosts that allow it; never what was asked for with a token, never the API. */
export function isImage(
  request: Pick<Request, 'destination' | 'headers' | 'mode'>,
  url: URL,
  sameOrigin: boolean,
): boolean {
  if (request.destination !== 'image' || request.headers.has('authorization')) return false
  if (url.pathname.startsWith('/api/')) return false
  return sameOrigin || request.mode === 'cors'
}
