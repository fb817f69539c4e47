import { useQueryClient } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'
import type { Project } from '#src/contract/projects.ts'

/** Changes nothing but the status: the wire takes a whole project, so it is fetched anew before. */
export function useSetStatus() {
  const client = useQueryClient()
  return async ({ _id }: Project, status: string) => {
    // Left out, these stay as they are.
    const {
      gallery,
      location: _,
      startDate: _start,
      endDate: _end,
      ...project
    } = await client.fetchQuery({ ...api.projects.detail(_id), staleTime: 0 })
    const update = client.getMutationCache().build(client, api.projects.update(_id))
    await update.execute({ ...project, status, gallery: [], existingGallery: gallery })
  }
}
