import type { Blog } from '#src/contract/blogs.ts'
import type { Project } from '#src/contract/projects.ts'
import type { Testimonial } from '#src/contract/testimonials.ts'

/** What the project's client says of the company: the first that is written down, undefined where there is none. */
export function testimonialOf({ client }: Pick<Project, 'client'>, testimonials: readonly Testimonial[]) {
  const name = plain(client)
  return testimonials.find(
    ({ company, testimonial }) => name !== '' && plain(company) === name && testimonial.trim() !== '',
  )
}

/** An article, and what it has to do with a project. */
export interface RelatedArticle {
  article: Blog
  reason: string
}

/** An article on what the project's title names, as its tags say; else one by somebody of its team. */
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
