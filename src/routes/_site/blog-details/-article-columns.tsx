import type { ReactNode } from 'react'
import { BlogSidebar } from '#src/site/cards/blog-sidebar.tsx'
import { useCachedRecord } from '#src/site/content/record-query.ts'
import { ArticleContents } from './-article-contents.tsx'
import { articleRecord } from './-article-record.ts'

/**
 * An article and what stands beside it: its contents, which stay in sight down to where the sidebar begins, or the
 * sidebar alone.
 */
export function ArticleColumns({ id, children }: { id: string; children: ReactNode }) {
  const { data } = useCachedRecord(articleRecord, id)
  return (
    <div className="sheet grid grid-cols-1 gap-12 py-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:py-16">
      {children}
      <div className="flex flex-col gap-10">
        <div className="grow lg:block hidden">{data && <ArticleContents html={data.content} isBeside />}</div>
        <BlogSidebar except={id} className="" />
      </div>
    </div>
  )
}
