import { articleMoment, type Blog } from '#src/contract/blogs.ts'
import { longMonthDay } from '#src/ui/text/date.ts'

/** What every place shows of an article, whatever is missing of it. */
export const articleTitle = ({ title }: Pick<Blog, 'title'>) => title.trim() || 'Untitled article'

/** `March 05, 2025`; N/A when the backend has no readable date. */
export const articleDay = (blog: Pick<Blog, 'createdAt' | 'date'>) => longMonthDay(articleMoment(blog))
