/**
 * Returns the token of a link: from its hash, which no server logs, or from the query's `token`; '' without one.
 *
 * @param hash without its #
 */
export function tokenIn(hash: string, search: string): string {
  const named = new URLSearchParams(search).get('token') ?? new URLSearchParams(hash).get('token')
  const token = named ?? hash
  return /^[\w.~-]{1,500}$/.test(token) ? token : ''
}
