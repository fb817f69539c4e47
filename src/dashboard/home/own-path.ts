/** Returns a path from the backend if it is one of the dashboard's own; others must not be followed. */
export function ownPath(path: string): string | undefined {
  return /^\/dashboard(?:\/[\w-]+)+$/.test(path) ? path : undefined
}
