import { Eye, Pencil } from 'lucide-react'
import { api } from '#src/api/index.ts'
import { blogAges, blogStatuses } from '#src/contract/blogs/input.ts'
import type { Blog } from '#src/contract/blogs/record.ts'
import { articlePicture, articleTimestamp } from '#src/contract/options.ts'
import type { Column } from '#src/dashboard/list/column.ts'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { ListTools } from '#src/dashboard/list/list-tools.tsx'
import { useRecordList } from '#src/dashboard/list/record-list.ts'
import { RecordTable } from '#src/dashboard/list/record-table.tsx'
import { StatusFilter } from '#src/dashboard/list/status-filter.tsx'
import { NewLink } from '#src/dashboard/navigation/new-link.tsx'
import type { MenuItem } from '#src/ui/overlay/menu.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'
import { StatusBadge, statusOf } from '#src/ui/status-badge.tsx'
import { dayMonthYear } from '#src/ui/text/date.ts'
import { ageOf } from './blog-post.ts'

// Defined once at module level: a new function would re-render every row.
const menu = ({ _id: id }: Blog): MenuItem[] => [
  { label: 'View Details', icon: Eye, to: '/dashboard/blogs/$id', params: { id } },
  { label: 'Edit', icon: Pencil, to: '/dashboard/blogs/$id/edit', params: { id } },
]

export function BlogList() {
  const list = useRecordList(api.blogs.list(), columns, { statusOf: ageOf })
  return (
    <ListPage title="Blogs and Insights" actions={<NewLink resource={api.blogs} />}>
      <ListTools list={list} label="Filter blogs" file="blogs">
        <StatusFilter list={list} label="Status" all="Recent and old" options={blogAges} />
      </ListTools>
      <RecordTable
        list={list}
        resource={api.blogs}
        menu={menu}
        question="Are you sure you want to delete this blog? This action cannot be undone."
        scroll="fill"
        empty={['No blogs', 'Get started by creating a new post.']}
        skeletonRows={3}
      />
    </ListPage>
  )
}

const columns: Column<Blog>[] = [
  {
    header: 'Title',
    value: (post) => post.title,
    cell: (post) => (
      <span className="flex items-center gap-3">
        <span className="w-12 shrink-0">
          <Photo src={articlePicture(post)} alt="" className="rounded-sm" />
        </span>
        <span className="min-w-0">
          <span>{`${post.title || '(no title)'} `}</span>
          {post.status === 'draft' && <StatusBadge statuses={blogStatuses} word={post.status} />}
        </span>
      </span>
    ),
  },
  { header: 'Author', value: (post) => post.author || 'N/A' },
  {
    header: 'Status',
    value: (post) => statusOf(blogAges, ageOf(post)).label,
    cell: (post) => <StatusBadge statuses={blogAges} word={ageOf(post)} />,
  },
  {
    header: 'Published Date',
    value: (post) => dayMonthYear(articleTimestamp(post)),
    order: articleTimestamp,
  },
]
