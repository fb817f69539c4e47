import type { Blog } from '#src/contract/blogs/record.ts'
import { articleTimestamp } from '#src/contract/options.ts'
import { longMonthDay } from '#src/ui/text/date.ts'

/** Formats an article's date as `March 05, 2025`; N/A without a readable date. */
export const articleDay = (blog: Pick<Blog, 'createdAt' | 'date'>): string =>
  longMonthDay(articleTimestamp(blog))
