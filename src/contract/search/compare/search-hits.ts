import { type SearchType, searchTypes } from '#src/contract/options.ts'
import type { SearchWords } from '#src/contract/schema/reads.ts'
import type { SearchResults } from '#src/contract/search/search.ts'

/** A result of any kind. */
export interface Hit {
  type: SearchType
  /** '' if the backend sent none: the result has no link. */
  _id: string
  title: string
  /** Text from the backend, which may contain HTML. */
  text: string
  /** Technologies of a project, requirements of a position. */
  terms: string[]
}

/** Words for each kind: its tab, the noun of "No blog results found", and the title of a record without one. */
export const searchKinds: Record<SearchType, { label: string; one: string; untitled: string }> = {
  blogs: { label: 'Blogs', one: 'blog', untitled: 'Untitled article' },
  projects: { label: 'Projects', one: 'project', untitled: 'Untitled project' },
  careers: { label: 'Careers', one: 'career', untitled: 'Open position' },
  services: { label: 'Services', one: 'service', untitled: 'Service' },
  testimonials: { label: 'Testimonials', one: 'testimonial', untitled: 'A client' },
}

/** Returns the backend's response as one list, in the order of the tabs. */
export function hitsOf({ blogs, projects, careers, services, testimonials }: SearchResults): Hit[] {
  return [
    ...blogs.map(({ _id, title, description }) =>
      hitOf('blogs', _id, { title, terms: [], text: description }),
    ),
    ...projects.map(({ _id, name, title, description, technologies }) =>
      hitOf('projects', _id, { title: name || title, terms: technologies, text: description }),
    ),
    ...careers.map(({ _id, title, description, requirements }) =>
      hitOf('careers', _id, { title, terms: requirements, text: description }),
    ),
    ...services.map(({ _id, name, description }) =>
      hitOf('services', _id, { title: name, terms: [], text: description }),
    ),
    ...testimonials.map(({ _id, name, company, testimonial }) =>
      hitOf('testimonials', _id, {
        title: [name, company].filter(Boolean).join(', '),
        terms: [],
        text: testimonial,
      }),
    ),
  ]
}

/** Makes a result from a record. */
export function hitOf(type: SearchType, _id: string, { title, terms, text = '' }: SearchWords): Hit {
  return { type, _id, title: title || searchKinds[type].untitled, text, terms: terms.filter(Boolean) }
}

/** Returns a tab for all results and one for each kind, with their counts. */
export function searchTabs(hits: Hit[]): { type?: SearchType; label: string; count: number }[] {
  const kinds = searchTypes.map((type) => ({
    type,
    label: searchKinds[type].label,
    count: hits.filter((hit) => hit.type === type).length,
  }))
  return [{ label: 'All Results', count: hits.length }, ...kinds]
}
