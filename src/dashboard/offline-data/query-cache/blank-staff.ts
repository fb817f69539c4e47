import type { QueryClient } from '@tanstack/react-query'
import { isStaff } from '#src/offline/storage/cache/forget-staff.ts'

/**
 * Removes staff data from memory while the session continues. The queries on the screen are refetched and report that
 * nothing is cached.
 */
export async function blankStaff(client: QueryClient): Promise<void> {
  const filters = { predicate: isStaff }
  await client.cancelQueries(filters)
  const queries = client.getQueryCache().findAll(filters)
  const shown = queries.filter((query) => query.getObserversCount() > 0)
  client.removeQueries({ predicate: (query) => isStaff(query) && !shown.includes(query) })
  const blank = { data: undefined, dataUpdatedAt: 0, error: null, status: 'pending' } as const
  for (const query of shown) query.setState(blank)
  void client.refetchQueries({ ...filters, type: 'active' })
}
