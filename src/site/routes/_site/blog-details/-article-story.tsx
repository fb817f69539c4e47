import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { absolute, company } from '#src/company/company.ts'
import type { Blog } from '#src/contract/blogs/record.ts'
import { articlePicture, articleTimestamp } from '#src/contract/options.ts'
import { articleDay } from '#src/site/cards/article-day.ts'
import type { RecordParts } from '#src/site/layout/record-page.tsx'
import { RecordState } from '#src/site/layout/record-state.tsx'
import { articleTitle } from '#src/site/seo/article-title.ts'
import type { SchemaOrgThing } from '#src/site/seo/structured-data.tsx'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'
import { useSavesData } from '#src/ui/browser/save-data.ts'
import { classes } from '#src/ui/classes.ts'
import type { Elements } from '#src/ui/elements.ts'
import { Initials } from '#src/ui/initials.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'
import { ArticleText } from '#src/ui/text/article-text.tsx'
import { plainText } from '#src/ui/text/plain-text.ts'
import { ArticleContents } from './-article-contents.tsx'
import { ArticleShare } from './-article-share.tsx'

/** All parts of an article below its title. */
export const articleParts: RecordParts<Blog> = {
  headOf: (blog) => {
    // Search engines and previews show about 160 characters. The article may be as long as a book.
    const description = (plainText(blog.description) || plainText(blog.content)).slice(0, 300)
    return {
      description: description || `${articleTitle(blog)}: an article by ${company.name}.`,
      image: articlePicture(blog),
      about: [thing(blog, description)],
    }
  },
  Body: (page) => (
    <div className="min-w-0">
      <RecordState {...page}>{(blog, back) => <Story blog={blog} id={page.id} back={back} />}</RecordState>
    </div>
  ),
}

function Story({ blog, id, back }: { blog: Blog; id: string; back: Elements }) {
  const title = articleTitle(blog)
  const timestamp = articleTimestamp(blog)
  return (
    <article>
      <ArticleText
        title={title}
        src={articlePicture(blog)}
        day={articleDay(blog)}
        timestamp={timestamp}
        author={blog.author}
        summary={blog.description}
        html={blog.content}
        tools={<ArticleShare title={title} id={id} />}
        contents={<ArticleContents html={blog.content} />}
      />
      {blog.author && <AuthorCard name={blog.author} />}
      <ArticleTags tags={blog.tags} />
      <ArticleNeighbours id={id} />
      <p className="mt-10 print:hidden">{back}</p>
    </article>
  )
}

/** Topics of an article, each a link to the articles of that topic. */
function ArticleTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <nav aria-label="Topics of this article" className="mt-10 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {[...new Set(tags)].map((tag) => (
          <li key={tag}>
            <Link
              to="/blog"
              search={{ text: tag }}
              className="wrap-anywhere inline-flex min-h-11 items-center rounded-md border border-line bg-paper-sunk px-3 text-sm hover:border-ink lg:min-h-9"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Previous and next article in the list. Spares the request while data is saved. */
function ArticleNeighbours({ id }: { id: string }) {
  const savesData = useSavesData()
  const { data = [] } = useQuery({ ...content.blogs.list(), enabled: !savesData })
  // No document contains this list, but the device may.
  const linked = (useIsHydrated() ? data : []).filter(({ _id }) => _id !== '')
  const index = linked.findIndex(({ _id }) => _id === id)
  const previous = index > 0 ? linked[index - 1] : undefined
  const next = index >= 0 ? linked[index + 1] : undefined
  if (!previous && !next) return null
  return (
    <nav
      aria-label="Other articles"
      className={classes(
        'mt-10 grid gap-px rounded-md border border-line bg-line print:hidden',
        previous && next && 'sm:grid-cols-2',
      )}
    >
      {previous && <Neighbour blog={previous} label="Previous article" />}
      {next && <Neighbour blog={next} label="Next article" className={previous && 'sm:text-right'} />}
    </nav>
  )
}

interface NeighbourProps {
  blog: Blog
  label: string
  className?: string | undefined
}

function Neighbour({ blog, label, className }: NeighbourProps) {
  return (
    <Link
      to="/blog-details/$id"
      params={{ id: blog._id }}
      className={classes('bg-paper p-4 transition-colors hover:bg-paper-sunk', className)}
    >
      <span className="block text-ink-soft text-sm">{label}</span>
      <span className="wrap-anywhere mt-1 block font-display font-semibold">{articleTitle(blog)}</span>
    </Link>
  )
}

function thing(blog: Blog, description: string): SchemaOrgThing {
  const picture = articlePicture(blog)
  const timestamp = articleTimestamp(blog)
  return {
    '@type': 'Article',
    headline: articleTitle(blog),
    description,
    ...(picture && { image: absolute(picture) }),
    ...(timestamp && { datePublished: timestamp }),
    ...(blog.author && { author: { '@type': 'Person', name: blog.author } }),
    ...(blog.tags.length > 0 && { keywords: blog.tags.join(', ') }),
    publisher: {
      '@type': 'Organization',
      name: company.name,
      logo: absolute(company.logo || '/brand/logo.svg'),
    },
    mainEntityOfPage: absolute(`/blog-details/${encodeURIComponent(blog._id)}`),
  }
}

/** Author of an article, with the entry of the team list, or the name alone. */
function AuthorCard({ name }: { name: string }) {
  const isSaving = useSavesData()
  const { data = [] } = useQuery({ ...content.team.list(), enabled: !isSaving })
  const member = data.find(({ fullName }) => fullName.trim() === name.trim())
  return (
    <div className="mt-10 flex items-center gap-4 rounded-md border border-line p-4">
      {member?.photo && !isSaving ? (
        <div className="size-12 shrink-0">
          <Photo src={member.photo} alt="" ratio="1" className="rounded-sm" />
        </div>
      ) : (
        <Initials name={name} />
      )}
      <div className="min-w-0">
        <p className="wrap-anywhere font-display font-semibold">{name}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">{member?.position || 'Author'}</p>
      </div>
    </div>
  )
}
