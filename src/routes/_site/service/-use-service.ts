import { useQuery, useQueryClient } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { recordOf } from '#src/site/content/record-state.tsx'

/** The service of an address, and whether there is none. */
export function useService(id: string) {
  const query = useQuery(content.services.detail(id, useQueryClient()))
  return recordOf(query, ({ _id, name, fullDescription }) => !_id && !name && !fullDescription)
}
