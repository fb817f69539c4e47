import type { QueryClient } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import type { SearchResults } from '#src/contract/search.ts'
import { plainText } from '#src/ui/text/plain-text.ts'
import { wordsOf } from '#src/ui/text/search-words.ts'

/**
 * Searches the lists that this device has, as the backend searches its own: all words must occur in what visitors can
 * read of a record. Undefined where it has none.
 */
export function searchSaved(client: QueryClient, query: string): SearchResults | undefined {
  const blogs = client.getQueryData(content.blogs.list().queryKey)
  const projects = client.getQueryData(content.projects.list().queryKey)
  const careers = client.getQueryData(content.careers.list().queryKey)
  const services = client.getQueryData(content.services.list().queryKey)
  const testimonials = client.getQueryData(content.testimonials.list().queryKey)
  if (!(blogs ?? projects ?? careers ?? services ?? testimonials)) return undefined
  const has = having(wordsOf(query))
  return {
    blogs: (blogs ?? []).filter((blog) => has(blog.title, blog.description, ...blog.tags)),
    projects: (projects ?? [])
      .filter(({ title, description, client: owner, team }) => has(title, description, owner, ...team))
      .map((project) => ({ ...project, name: project.title, technologies: [] })),
    careers: (careers ?? [])
      .filter(({ title, description, location }) => has(title, description, location))
      .map((career) => ({ ...career, requirements: [] })),
    services: (services ?? [])
      .filter((service) => has(service.name, service.shortDescription, service.fullDescription))
      .map((service) => ({ ...service, description: service.shortDescription })),
    testimonials: (testimonials ?? []).filter(({ testimonial, name, company }) =>
      has(testimonial, name, company),
    ),
  }
}

function having(words: string[]) {
  return (...fields: string[]) => {
    const text = fields.map(plainText).join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  }
}
