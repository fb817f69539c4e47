import type { Blog } from '#src/contract/blogs.ts'

/** What every page calls an article. */
export const articleTitle = ({ title }: Pick<Blog, 'title'>): string => title.trim() || 'Untitled article'
