import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type Synced, syncedKey } from '#src/api/read-options.ts'

/**
 * Whether the record that the device has is its own answer, or of a list that a sync has found to leave nothing out:
 * saved from a part of it, a form would empty the rest.
 *
 * @param name of the collection
 * @param queryKey of the record's own answer
 */
export function useIsWhole(name: string, queryKey: QueryKey): boolean {
  const client = useQueryClient()
  if (client.getQueryState(queryKey)?.dataUpdateCount) return true
  return client.getQueryData<Synced>(syncedKey(name))?.detailFields?.length === 0
}
