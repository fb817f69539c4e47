import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { content } from '#src/api/content.ts'
import type { Blog } from '#src/contract/blogs.ts'
import { articleTitle } from '#src/site/cards/article.ts'
import { saveDataAtom } from '#src/ui/browser/save-data.ts'

/** The articles before and after this one, in the order of the list. Not worth a call while data is saved. */
export function ArticleNeighbours({ id }: { id: string }) {
  const savesData = useAtomValue(saveDataAtom)
  const { data = [] } = useQuery({ ...content.blogs.list(), enabled: !savesData })
  const linked = data.filter(({ _id }) => _id !== '')
  const place = linked.findIndex(({ _id }) => _id === id)
  const previous = place > 0 ? linked[place - 1] : undefined
  const next = place >= 0 ? linked[place + 1] : undefined
  if (!previous && !next) return null
  return (
    <nav aria-label="Other articles" className="mt-10 grid gap-4 sm:grid-cols-2 print:hidden">
      {previous && <Neighbour blog={previous} label="Previous article" />}
      {next && <Neighbour blog={next} label="Next article" className="sm:col-start-2 sm:text-right" />}
    </nav>
  )
}

function Neighbour({ blog, label, className = '' }: { blog: Blog; label: string; className?: string }) {
  return (
    <Link
      to="/blog-details/$id"
      params={{ id: blog._id }}
      className={`block rounded-md border border-line p-4 transition-colors hover:border-edge hover:bg-paper-sunk ${className}`}
    >
      <span className="block text-ink-soft text-sm">{label}</span>
      <span className="wrap-anywhere mt-1 block font-display font-semibold">{articleTitle(blog)}</span>
    </Link>
  )
}
