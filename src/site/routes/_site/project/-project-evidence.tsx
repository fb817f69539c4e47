import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import type { Blog } from '#src/contract/blogs/record.ts'
import { projectStatuses } from '#src/contract/options.ts'
import type { Project } from '#src/contract/projects/record.ts'
import type { Testimonial } from '#src/contract/testimonials/record.ts'
import { articleTitle } from '#src/site/seo/article-title.ts'
import { statusOf } from '#src/ui/status-badge.tsx'

/** The client's testimonial and related articles, where the records show the relation. */
export function ProjectEvidence({ project }: { project: Project }) {
  const testimonial = testimonialOf(project, useQuery(content.testimonials.list()).data ?? [])
  const related = articleOf(project, useQuery(content.blogs.list()).data ?? [])
  return (
    <>
      {testimonial && (
        <figure className="mt-10 max-w-prose border-l-2 border-signal pl-5">
          {/* The testimonial may be about another project of this client. */}
          <p className="mb-2 text-ink-soft text-sm">What this client says about our work</p>
          <blockquote className="wrap-anywhere whitespace-pre-line text-lg">
            {testimonial.testimonial}
          </blockquote>
          <figcaption className="mt-2 text-ink-soft text-sm">
            {[testimonial.name, testimonial.position, testimonial.company].filter(Boolean).join(', ')}
          </figcaption>
        </figure>
      )}
      {related && (
        <p className="mt-10 max-w-prose wrap-anywhere">
          <span className="block text-ink-soft text-sm">{`From our blog: ${related.reason}`}</span>
          <Link
            to="/blog-details/$id"
            params={{ id: related.article._id }}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {articleTitle(related.article)}
          </Link>
        </p>
      )}
    </>
  )
}

/**
 * Returns the first testimonial of the project's client; undefined without one, or while the project is not completed:
 * then it was about another one.
 */
export function testimonialOf(
  { client, status }: Pick<Project, 'client' | 'status'>,
  testimonials: readonly Testimonial[],
) {
  const name = plain(client)
  if (name === '' || statusOf(projectStatuses, status).value !== 'completed') return undefined
  return testimonials.find(({ company, testimonial }) => plain(company) === name && testimonial.trim() !== '')
}

/** An article with its relation to a project. */
export interface RelatedArticle {
  article: Blog
  reason: string
}

/** Returns an article with a tag that occurs in the project's title, or else one by a member of its team. */
export function articleOf(
  { title, team }: Pick<Project, 'title' | 'team'>,
  articles: readonly Blog[],
): RelatedArticle | undefined {
  const titled = new Set(
    plain(title)
      .split(/\P{L}+/u)
      .map(singular),
  )
  for (const article of articles) {
    const tag = article.tags.find((word) => titled.has(singular(plain(word))))
    if (tag && article._id) return { article, reason: `On ${tag}` }
  }
  const article = articles.find(({ _id, author }) => _id && author && team.includes(author))
  return article && { article, reason: `By ${article.author}, of this project’s team` }
}

const plain = (text: string) => text.trim().toLowerCase()

const singular = (word: string) => word.replace(/s$/, '')
