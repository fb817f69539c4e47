import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { BlogCard } from '#src/site/cards/blog-card.tsx'
import { ContentState } from '#src/site/content/content-state.tsx'
import { LongList } from '#src/site/content/long-list.tsx'
import { roomOfFirst } from '#src/site/content/room-of-first.ts'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { articlesSkeleton } from './-home-skeletons.ts'

const step = 12

/** All articles. */
export function HomeArticles() {
  return (
    <ContentState query={useQuery(content.blogs.list())} skeleton={<SkeletonCards {...articlesSkeleton} />}>
      {(blogs) => (
        <LongList
          items={blogs}
          step={step}
          noun="articles"
          className={`${articlesSkeleton.className} ${roomOfFirst(blogs.length, step)}`}
        >
          {(blog) => <BlogCard blog={blog} />}
        </LongList>
      )}
    </ContentState>
  )
}
