import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { RecentPostsSkeleton } from '#src/site/cards/recent-posts-skeleton.tsx'
import { Banner } from '#src/site/content/banner.tsx'
import { ClosingBanner } from '#src/site/frame/closing-banner.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { GeneralMeta, trail } from './-article-head.tsx'
import { ArticleSkeleton } from './-article-skeleton.tsx'

export const Route = createFileRoute('/_site/blog-details/$id')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(content.blogs.detail(params.id, queryClient))
    void queryClient.prefetchQuery(content.blogs.recentNews())
  },
  component: ArticlePage,
})

const LoadedMeta = lazyPart(async () => (await import('./-article-loaded.tsx')).LoadedMeta)
const LoadedTitle = lazyPart(async () => (await import('./-article-loaded.tsx')).LoadedTitle)
const ArticleStory = lazyPart(async () => (await import('./-article-story.tsx')).ArticleStory)
const BlogSidebar = lazyPart(async () => (await import('#src/site/cards/blog-sidebar.tsx')).BlogSidebar)

/** The heading stays the same element while its words arrive, because it holds the focus after a page change. */
function ArticlePage() {
  const { id } = Route.useParams()
  return (
    <>
      <Suspense fallback={<GeneralMeta />}>
        <LoadedMeta id={id} />
      </Suspense>
      <Banner
        picture="weld"
        crumbs={<Breadcrumbs items={trail('Article')} />}
        title={
          // Three lines' room on a phone, then two: most titles take them, and nothing moves when they come.
          <span className="grid min-h-[3.24em] items-end wrap-anywhere sm:min-h-[2.16em]">
            <Suspense fallback="Article">
              <LoadedTitle id={id} />
            </Suspense>
          </span>
        }
      />
      <div className="sheet grid grid-cols-1 gap-14 py-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-16">
        <Suspense fallback={<ArticleSkeleton />}>
          <ArticleStory key={id} id={id} />
        </Suspense>
        <Suspense fallback={<RecentPostsSkeleton />}>
          <BlogSidebar />
        </Suspense>
      </div>
      <ClosingBanner />
    </>
  )
}
