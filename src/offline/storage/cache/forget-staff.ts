import type { Query, QueryClient } from '@tanstack/react-query'

/** Removes all data that staff have read or written from memory. */
export async function forgetStaff(client: QueryClient): Promise<void> {
  const filters = { predicate: isStaff }
  await client.cancelQueries(filters)
  client.removeQueries(filters)
  const mutations = client.getMutationCache()
  for (const mutation of mutations.getAll()) {
    if (mutation.state.status !== 'pending') mutations.remove(mutation)
  }
}

/** Whether a query holds staff data, including data that is never cached: searches, settings, accounts. */
export function isStaff({ meta, queryKey }: Pick<Query, 'meta' | 'queryKey'>): boolean {
  return meta?.savedFor === 'staff' || queryKey[1] === 'staff'
}
