import { useQuery, useQueryClient } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { recordOf } from '#src/site/content/record-state.tsx'

/** The article of an address, and whether there is none. */
export function useArticle(id: string) {
  const query = useQuery(content.blogs.detail(id, useQueryClient()))
  return recordOf(query, (blog) => !blog._id && !blog.title && !blog.description && !blog.content)
}
