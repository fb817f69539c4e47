/**
 * Whether the browser has the version with this tag. Compares weakly.
 *
 * @param known the `If-None-Match` header
 */
export function isFresh(known: string | null | undefined, etag: string): boolean {
  return (known ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .some((entry) => entry === '*' || entry.replace(/^W\//, '') === etag.replace(/^W\//, ''))
}
