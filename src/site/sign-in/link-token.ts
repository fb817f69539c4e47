/**
 * A token as a link carries it: behind the #, where no server on the way writes it down, or as a query's `token`. ''
 * where there is none.
 *
 * @param hash without its #
 */
export function tokenIn(hash: string, search: string): string {
  const named = new URLSearchParams(search).get('token') ?? new URLSearchParams(hash).get('token')
  const token = named ?? hash
  return /^[\w.~-]{1,500}$/.test(token) ? token : ''
}
