import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { content } from '#src/api/content.ts'

/** The service of an address, and whether there is none. */
export function useService(id: string) {
  // The parts of the page come one by one: what one was refused, the next does not ask for again.
  const query = useQuery({ ...content.services.detail(id, useQueryClient()), retryOnMount: false })
  const { data, error } = query
  const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 410)
  const isBlank = data !== undefined && !data._id && !data.name && !data.fullDescription
  return { query, isMissing: isRefused || isBlank }
}
