import type { Blog } from '#src/contract/blogs.ts'
import { daysBefore, type Rows, rowId } from './rows.ts'

export function seed(now: Date): Rows<Blog> {
  return [
    {
      _id: rowId('blogs', 1),
      title: 'Hot tapping',
      slug: 'hot-tapping',
      author: { name: 'Ovie Umukoro' },
      tags: ['safety'],
      description: '<p>Hot.</p>',
      content: '<p>Hot.</p>',
      isRecentNews: true,
      status: 'published',
      createdAt: daysBefore(now, 12),
    },
  ]
}
