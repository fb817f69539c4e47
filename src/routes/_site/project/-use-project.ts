import { useQuery, useQueryClient } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { recordOf } from '#src/site/content/record-state.tsx'

/** The project of an address, and whether there is none. */
export function useProject(id: string) {
  const query = useQuery(content.projects.detail(id, useQueryClient()))
  return recordOf(query, ({ _id, title, description }) => !_id && !title && !description)
}
