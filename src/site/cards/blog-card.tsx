import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { Blog } from '#src/contract/blogs/record.ts'
import { articlePicture } from '#src/contract/options.ts'
import { articleTitle } from '#src/site/seo/article-title.ts'
import { Card } from '#src/ui/card.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'
import { plainText } from '#src/ui/text/plain-text.ts'
import { articleDay } from './article-day.ts'

/**
 * An article in a list. The whole card links to the article. Omits a missing picture; a wide card has picture and text
 * side by side.
 */
export function BlogCard({ blog }: { blog: Blog }) {
  const title = articleTitle(blog)
  const picture = articlePicture(blog)
  return (
    <Card as="article" lift className="@container h-full">
      <div className="flex h-full flex-col @3xl:flex-row">
        {picture && <Photo src={picture} alt={title} className="shrink-0 @3xl:w-1/2" />}
        <div className="flex min-w-0 grow flex-col p-5">
          <p className="text-ink-soft text-sm @3xl:mt-auto">{`Article — ${articleDay(blog)}`}</p>
          <h3 className="mt-2 text-xl @3xl:text-3xl">{title}</h3>
          <p className="mt-3 mb-4 line-clamp-3 text-ink-soft">{plainText(blog.description)}</p>
          {blog._id && (
            <Link
              to="/blog-details/$id"
              params={{ id: blog._id }}
              className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-signal after:absolute after:inset-0"
            >
              Read more
              <span className="sr-only">{`: ${title}`}</span>
              <ArrowRight aria-hidden size={18} strokeWidth={1.5} />
            </Link>
          )}
        </div>
      </div>
    </Card>
  )
}
