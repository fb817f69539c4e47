import { api } from '#src/api/index.ts'
import { recordPage } from '#src/company/record-page.ts'
import { blogAges, blogStatuses } from '#src/contract/blogs/input.ts'
import { articlePicture, articleTimestamp } from '#src/contract/options.ts'
import { DetailPage } from '#src/dashboard/record/detail-page.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { dayMonthYear } from '#src/ui/text/date.ts'
import { Html } from '#src/ui/text/html.tsx'
import { blogMissing } from './blog-missing.ts'
import { ageOf } from './blog-post.ts'

export function BlogDetail({ id }: { id: string }) {
  return (
    <DetailPage
      title="Blog Details"
      name={({ title }) => title}
      view={({ status }) => (status === 'published' ? recordPage('blog-details', id) : undefined)}
      resource={api.blogs}
      id={id}
      edit="/dashboard/blogs/$id/edit"
      remove={{
        thing: 'Blog',
        question: 'Are you sure you want to delete this blog? This action cannot be undone.',
      }}
      missing={blogMissing}
    >
      {(post) => (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Panel title="Post">
            <Facts>
              <Fact term="Title">{post.title || 'N/A'}</Fact>
              <Fact term="Author">{post.author || 'N/A'}</Fact>
              <Fact term="Published Date">{dayMonthYear(articleTimestamp(post))}</Fact>
              <Fact term="Created">{dayMonthYear(post.createdAt)}</Fact>
              <Fact term="Status">
                <span className="flex flex-wrap gap-2">
                  <StatusBadge statuses={blogAges} word={ageOf(post)} />
                  <StatusBadge statuses={blogStatuses} word={post.status} />
                </span>
              </Fact>
              <Fact term="Tags">{post.tags.join(', ') || 'N/A'}</Fact>
              <Fact term="Slug">{post.slug || 'N/A'}</Fact>
            </Facts>
          </Panel>
          <Panel title="Cover Image">
            <Photo
              src={articlePicture(post)}
              alt={`Cover of ${post.title}`}
              ratio="16 / 9"
              className="rounded-md"
            />
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
