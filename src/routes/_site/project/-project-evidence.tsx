import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import type { Project } from '#src/contract/projects.ts'
import { articleTitle } from '#src/site/cards/article-title.ts'
import { articleOf, testimonialOf } from './-evidence.ts'

/** What the client says and what was written on the subject, where the records tell that they belong together. */
export function ProjectEvidence({ project }: { project: Project }) {
  const said = testimonialOf(project, useQuery(content.testimonials.list()).data ?? [])
  const related = articleOf(project, useQuery(content.blogs.list()).data ?? [])
  return (
    <>
      {said && (
        <figure className="mt-10 max-w-prose border-l-2 border-signal pl-5">
          <blockquote className="wrap-anywhere whitespace-pre-line text-lg">{said.testimonial}</blockquote>
          <figcaption className="mt-2 text-ink-soft text-sm">
            {[said.name, said.position, said.company].filter(Boolean).join(', ')}
          </figcaption>
        </figure>
      )}
      {related && (
        <p className="mt-10 max-w-prose wrap-anywhere">
          <span className="block text-ink-soft text-sm">From our blog: {related.reason}</span>
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
