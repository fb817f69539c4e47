import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { BlogSidebar } from '#src/site/cards/blog-sidebar.tsx'
import { RecordPage } from '#src/site/frame/record-page.tsx'
import { articleRecord } from './-article-record.ts'
import { ArticleSkeleton } from './-article-skeleton.tsx'
import { articleParts } from './-article-story.tsx'

export const Route = createFileRoute('/_site/blog-details/$id')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(content.blogs.detail(params.id, queryClient))
    void queryClient.prefetchQuery(content.blogs.recentNews())
  },
  component: ArticlePage,
})

function ArticlePage() {
  const { id } = Route.useParams()
  return (
    <RecordPage of={articleRecord} parts={articleParts} id={id} skeleton={<ArticleSkeleton />}>
      {(body) => (
        <div className="sheet grid grid-cols-1 gap-14 py-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-16">
          {body}
          <BlogSidebar />
        </div>
      )}
    </RecordPage>
  )
}
