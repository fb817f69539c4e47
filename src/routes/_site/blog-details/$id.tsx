import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { RecentPostsSkeleton } from '#src/site/cards/recent-posts-skeleton.tsx'
import { RecordPage } from '#src/site/frame/record-page.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { articleRecord } from './-article-record.ts'
import { ArticleSkeleton } from './-article-skeleton.tsx'

export const Route = createFileRoute('/_site/blog-details/$id')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(content.blogs.detail(params.id, queryClient))
    void queryClient.prefetchQuery(content.blogs.recentNews())
  },
  component: ArticlePage,
})

const ArticleStory = lazyPart(async () => (await import('./-article-story.tsx')).ArticleStory)
const BlogSidebar = lazyPart(async () => (await import('#src/site/cards/blog-sidebar.tsx')).BlogSidebar)

function ArticlePage() {
  const { id } = Route.useParams()
  return (
    <RecordPage of={articleRecord} id={id}>
      <div className="sheet grid grid-cols-1 gap-14 py-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-16">
        <Suspense fallback={<ArticleSkeleton />}>
          <ArticleStory key={id} id={id} />
        </Suspense>
        <Suspense fallback={<RecentPostsSkeleton />}>
          <BlogSidebar />
        </Suspense>
      </div>
    </RecordPage>
  )
}
