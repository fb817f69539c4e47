import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { content } from '#src/api/content.ts'

/** The article of an address, and whether there is none. */
export function useArticle(id: string) {
  const query = useQuery(content.blogs.detail(id, useQueryClient()))
  const { data, error } = query
  const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 410)
  const isBlank = data !== undefined && !data._id && !data.title && !data.description && !data.content
  return { query, isMissing: isRefused || isBlank }
}
