import type { Query, QueryClient } from '@tanstack/react-query'

/** Takes all that staff have read, and what they wrote, out of the memory. */
export async function forgetStaff(client: QueryClient): Promise<void> {
  const filters = { predicate: isStaff }
  await client.cancelQueries(filters)
  client.removeQueries(filters)
  const mutations = client.getMutationCache()
  for (const mutation of mutations.getAll()) {
    if (mutation.state.status !== 'pending') mutations.remove(mutation)
  }
}

/** Also what is never saved: searches, settings, accounts. */
export function isStaff({ meta, queryKey }: Pick<Query, 'meta' | 'queryKey'>): boolean {
  return meta?.savedFor === 'staff' || queryKey[1] === 'staff'
}
