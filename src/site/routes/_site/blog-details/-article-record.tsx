import { content } from '#src/api/content.ts'
import { company } from '#src/company/company.ts'
import type { Blog } from '#src/contract/blogs/record.ts'
import type { RecordWords } from '#src/site/layout/record-page.tsx'
import { articleTitle } from '#src/site/seo/article-title.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'

export const articleRecord: RecordWords<Blog> = {
  thing: 'article',
  query: content.blogs.detail,
  isBlank: (blog) => !blog._id && !blog.title && !blog.description && !blog.content,
  list: { label: 'Blog and Insights', to: '/blog' },
  back: 'Return to Blog List',
  name: 'Article',
  notFound: 'Blog post not found',
  type: 'article',
  description: `An article by one of ${company.shortName}’s engineers on work at live plants, with its numbers.`,
  headingRoom: 'three lines',
  // The heading below repeats the title: only the trail for machines ends with it.
  isTrailShort: true,
  title: articleTitle,
}

/** Placeholder of an article's picture and text. */
export function ArticleSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <div data-skeleton className="flex flex-col gap-4">
        <div className="aspect-[16/9]">
          <Skeleton className="size-full" />
        </div>
        <Skeleton className="mt-3 h-5 w-64 max-w-full" />
        <Skeleton className="mt-4 h-5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-4 h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </div>
  )
}
