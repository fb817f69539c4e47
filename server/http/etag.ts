/**
 * Whether the browser has what bears this tag. Both are compared as weak ones.
 *
 * @param known what it says with `If-None-Match`
 */
export function isFresh(known: string | null | undefined, etag: string): boolean {
  return (known ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .some((entry) => entry === '*' || entry.replace(/^W\//, '') === etag.replace(/^W\//, ''))
}
