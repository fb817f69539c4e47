import type { Blog } from '#src/contract/blogs/record.ts'

/** Returns an article's title for all pages. */
export const articleTitle = ({ title }: Pick<Blog, 'title'>): string => title.trim() || 'Untitled article'
