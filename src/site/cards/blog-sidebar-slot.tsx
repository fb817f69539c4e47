import { Suspense } from 'react'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { RecentPostsSkeleton } from './recent-posts-skeleton.tsx'

const BlogSidebar = lazyPart(async () => (await import('./blog-sidebar.tsx')).BlogSidebar)

/** Where the sidebar of the blog's pages comes. */
export function BlogSidebarSlot() {
  return (
    <Suspense fallback={<RecentPostsSkeleton />}>
      <BlogSidebar />
    </Suspense>
  )
}
