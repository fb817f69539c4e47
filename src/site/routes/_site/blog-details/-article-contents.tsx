import { useMemo } from 'react'
import { BlogSidebar } from '#src/site/cards/blog-sidebar.tsx'
import { useCachedRecord } from '#src/site/content/record-query.ts'
import { classes } from '#src/ui/classes.ts'
import type { Elements } from '#src/ui/elements.ts'
import { type Heading, headingsOf } from '#src/ui/text/headings.ts'
import { articleRecord } from './-article-record.tsx'

interface ArticleContentsProps {
  /** Text with the headings to list. */
  html: string
  /** Shows the contents in a column of their own, instead of collapsed before the text. */
  isBeside?: boolean
}

/** Links to the headings of an article; nothing for fewer than three. */
export function ArticleContents({ html, isBeside = false }: ArticleContentsProps) {
  const headings = useMemo(() => headingsOf(html).filter(({ level }) => level < 4), [html])
  if (headings.length < 3) return null
  if (isBeside) {
    return (
      <nav aria-labelledby="contents" className="lg:sticky lg:top-24 print:hidden">
        <h2 id="contents" className="mb-4 border-signal border-l-2 pl-3 text-lg leading-tight">
          On this page
        </h2>
        <HeadingLinks headings={headings} />
      </nav>
    )
  }
  return (
    <details className="mb-8 rounded-md border border-line lg:hidden print:hidden">
      <summary className="min-h-11 px-4 py-3 font-semibold leading-tight">On this page</summary>
      <nav aria-label="On this page" className="px-4 pb-3">
        <HeadingLinks headings={headings} />
      </nav>
    </details>
  )
}

function HeadingLinks({ headings }: { headings: Heading[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {headings.map(({ id, words, level }) => (
        <li key={id}>
          <a
            href={`#${encodeURIComponent(id)}`}
            className={classes(
              'wrap-anywhere flex min-h-11 items-center py-2 text-sm underline-offset-4 hover:underline',
              level > 2 && 'pl-4',
            )}
          >
            {words}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** An article and its aside: the contents, sticky down to the sidebar, or the sidebar alone. */
export function ArticleColumns({ id, children }: { id: string; children: Elements }) {
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
