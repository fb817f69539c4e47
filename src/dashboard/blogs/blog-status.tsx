import type { Blog } from '#src/contract/blogs.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ageOf, ages } from './blog-post.ts'

/** Recent or Old. */
export function BlogAge({ post }: { post: Blog }) {
  return <Badge tone={post.isRecentNews ? 'safe' : 'neutral'}>{ageLabel(post)}</Badge>
}

/** Whether visitors see it. */
export function BlogStatus({ post }: { post: Blog }) {
  return post.status === 'draft' ? <Badge tone="caution">Draft</Badge> : <Badge tone="info">Published</Badge>
}

export const ageLabel = (post: Blog) => ages.find(({ value }) => value === ageOf(post))?.label ?? ''
