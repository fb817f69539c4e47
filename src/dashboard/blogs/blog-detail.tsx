import { useQueryClient } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'
import { DetailPage } from '#src/dashboard/detail-page.tsx'
import { Panel } from '#src/dashboard/panel.tsx'
import { RecordActions } from '#src/dashboard/record-actions.tsx'
import { dayMonthYear } from '#src/ui/date.ts'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Html } from '#src/ui/html.tsx'
import { Photo } from '#src/ui/photo.tsx'
import { BlogMissing } from './blog-missing.tsx'
import { coverOf, publishedOn } from './blog-post.ts'
import { BlogAge, BlogStatus } from './blog-status.tsx'

export function BlogDetail({ id }: { id: string }) {
  const query = api.blogs.detail(id, useQueryClient())
  return (
    <DetailPage
      title="Blog Details"
      query={query}
      list="/dashboard/blogs"
      actions={() => (
        <RecordActions
          edit="/dashboard/blogs/$id/edit"
          list="/dashboard/blogs"
          of={api.blogs}
          id={id}
          thing="Blog"
        >
          Are you sure you want to delete this blog? This action cannot be undone.
        </RecordActions>
      )}
      missing={<BlogMissing />}
    >
      {(post) => (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Panel title="Post">
            <Facts>
              <Fact term="Title">{post.title || 'N/A'}</Fact>
              <Fact term="Author">{post.author || 'N/A'}</Fact>
              <Fact term="Published Date">{dayMonthYear(publishedOn(post))}</Fact>
              <Fact term="Created">{dayMonthYear(post.createdAt)}</Fact>
              <Fact term="Status">
                <span className="flex flex-wrap gap-2">
                  <BlogAge post={post} />
                  <BlogStatus post={post} />
                </span>
              </Fact>
              <Fact term="Tags">{post.tags.join(', ') || 'N/A'}</Fact>
              <Fact term="Slug">{post.slug || 'N/A'}</Fact>
            </Facts>
          </Panel>
          <Panel title="Cover Image">
            <Photo src={coverOf(post)} alt={`Cover of ${post.title}`} ratio="16 / 9" className="rounded-md" />
          </Panel>
          <Panel title="Description" wide>
            <Html html={post.description} />
          </Panel>
          <Panel title="Content" wide>
            <Html html={post.content} />
          </Panel>
        </div>
      )}
    </DetailPage>
  )
}
