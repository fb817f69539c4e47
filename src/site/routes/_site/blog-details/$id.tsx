import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { CallBar } from '#src/site/layout/call-bar.tsx'
import { RecordPage } from '#src/site/layout/record-page.tsx'
import { ArticleColumns } from './-article-contents.tsx'
import { ArticleSkeleton, articleRecord } from './-article-record.tsx'
import { articleParts } from './-article-story.tsx'

export const Route = createFileRoute('/_site/blog-details/$id')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(content.blogs.detail(params.id, queryClient))
    void queryClient.prefetchQuery(content.blogs.recentNews())
    // The browser loads the list after the article and only if missing. A document needs it at once.
    if (import.meta.env.SSR) void queryClient.prefetchQuery(content.team.list())
  },
  component: ArticlePage,
})

function ArticlePage() {
  const { id } = Route.useParams()
  return (
    <>
      <RecordPage recordWords={articleRecord} parts={articleParts} id={id} skeleton={<ArticleSkeleton />}>
        {(body) => <ArticleColumns id={id}>{body}</ArticleColumns>}
      </RecordPage>
      <CallBar />
    </>
  )
}
