/**
 * Whether the browser has the version with this tag. Compares weakly.
 *
 * @param header the `If-None-Match` header
 */
export function isFresh(header: string | null | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .some((entry) => entry === '*' || entry.replace(/^W\//, '') === etag.replace(/^W\//, ''))
}
