import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'
import { showingStatus } from '#src/api/show-status.ts'
import type { Project } from '#src/contract/projects/record.ts'

/** Returns a function that changes only a project's status. */
export function useSetStatus() {
  const client = useQueryClient()
  return ({ _id: id }: Project, status: string) =>
    showingStatus(client, { name: api.projects.name, id, status }, () => save(client, id, status))
}

/** Refetches the project first: the API takes a whole one. */
async function save(client: QueryClient, id: string, status: string): Promise<void> {
  // Omitted fields stay unchanged.
  const {
    gallery,
    location: _,
    startDate: _start,
    endDate: _end,
    ...project
  } = await client.fetchQuery({ ...api.projects.detail(id), staleTime: 0 })
  const update = client.getMutationCache().build(client, api.projects.update(id))
  await update.execute({ ...project, status, gallery: [], existingGallery: gallery })
}
