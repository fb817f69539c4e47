import type { Blog } from '#src/contract/blogs.ts'
import { plainText } from '#src/ui/text/plain-text.ts'

/** Whole minutes at 200 words a minute, one at least. */
export function minutesToRead({ description, content }: Pick<Blog, 'description' | 'content'>): number {
  const words = plainText(`${description} ${content}`).split(' ').filter(Boolean).length
  return Math.max(1, Math.round(words / 200))
}
