import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { BlogCard } from '#src/site/cards/blog-card.tsx'
import { ContentState } from '#src/site/content/content-state.tsx'
import { LongList } from '#src/site/content/long-list.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { articlesSkeleton } from './-home-skeletons.ts'

const step = 12

/** Classes of the first card: it spans enough columns to fill the last row, in grids of two and three columns. */
function roomOfFirst(count: number): string {
  if (count > step) return ''
  const inTwos = count % 2 === 1 ? 'sm:*:first:col-span-2' : ''
  const inThrees = ['lg:*:first:col-span-1', 'lg:*:first:col-span-3', 'lg:*:first:col-span-2'][count % 3]
  return `${inTwos} ${inThrees}`
}

/** All articles. */
export function HomeArticles() {
  return (
    <ContentState query={useQuery(content.blogs.list())} skeleton={<SkeletonCards {...articlesSkeleton} />}>
      {(blogs) =>
        blogs.length === 0 ? (
          <Empty title="No articles have been published yet">Please check back later.</Empty>
        ) : (
          <LongList
            items={blogs}
            step={step}
            noun="articles"
            className={`${articlesSkeleton.className} ${roomOfFirst(blogs.length)}`}
          >
            {(blog) => <BlogCard blog={blog} />}
          </LongList>
        )
      }
    </ContentState>
  )
}
