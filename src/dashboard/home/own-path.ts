/** A path that the backend names, if it is one of the dashboard's own; anything else must not be followed. */
export function ownPath(path: string): string | undefined {
  return /^\/dashboard(?:\/[\w-]+)+$/.test(path) ? path : undefined
}
