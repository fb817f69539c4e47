import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type Synced, syncedKey } from '#src/api/read-options.ts'

/**
 * Whether the cached record is complete: it has its own response, or a sync has found that its list omits no fields. A
 * form over a partial record would empty the missing fields.
 *
 * @param name of the collection
 * @param queryKey of the record's detail query
 */
export function useHasFullRecord(name: string, queryKey: QueryKey): boolean {
  const client = useQueryClient()
  if (client.getQueryState(queryKey)?.dataUpdateCount) return true
  return client.getQueryData<Synced>(syncedKey(name))?.detailFields?.length === 0
}
