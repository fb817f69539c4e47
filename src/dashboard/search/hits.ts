import type { QueryClient } from '@tanstack/react-query'
import { type SearchResults, type SearchType, searchTypes } from '#src/contract/search.ts'
import { plainText } from '#src/ui/text/plain-text.ts'
import { wordsOf } from '#src/ui/text/search-words.ts'
import { savedLists } from './saved-records.ts'

/** One result of any kind, as it is drawn. */
export interface Hit {
  /** '' where the backend gave none: it has no link. */
  id: string
  type: SearchType
  title: string
  text: string
}

/** Of each kind: its tab, the word of "No blog results found", and where its records open. */
export const kinds = {
  blogs: { label: 'Blogs', one: 'blog', to: '/dashboard/blogs/$id' },
  projects: { label: 'Projects', one: 'project', to: '/dashboard/projects/$id' },
  careers: { label: 'Careers', one: 'career', to: '/dashboard/careers/$id' },
  services: { label: 'Services', one: 'service', to: '/dashboard/services/$id' },
  testimonials: { label: 'Testimonials', one: 'testimonial', to: '/dashboard/testimonials/$id' },
} as const satisfies Record<SearchType, object>

export function hitsOf({ blogs, projects, careers, services, testimonials }: SearchResults): Hit[] {
  return [
    ...blogs.map(({ _id, title, description }) => hit('blogs', _id, title, description)),
    ...projects.map(({ _id, name, title, description, technologies }) =>
      hit('projects', _id, name || title, description, technologies),
    ),
    ...careers.map(({ _id, title, description, requirements }) =>
      hit('careers', _id, title, description, requirements),
    ),
    ...services.map(({ _id, name, description }) => hit('services', _id, name, description)),
    ...testimonials.map(({ _id, name, company, testimonial }) =>
      hit('testimonials', _id, [name, company].filter(Boolean).join(', '), testimonial),
    ),
  ]
}

/** What the device has saved of the five kinds with all the words in it; undefined where it has none of them. */
export function savedHits(client: QueryClient, query: string): Hit[] | undefined {
  const words = wordsOf(query)
  const lists = savedLists(client).flatMap((list) => {
    const type = searchTypes.find((one) => kinds[one].to === list.to)
    return type ? [{ type, ...list }] : []
  })
  if (lists.length === 0) return undefined
  return lists.flatMap(({ type, records }) =>
    records
      .map(({ id, title, about, description, text }) => ({
        text,
        found: hit(type, id, title, description, about),
      }))
      .filter(({ text, found }) =>
        words.every((word) => text.includes(word) || found.text.toLowerCase().includes(word)),
      )
      .map(({ found }) => found),
  )
}

function hit(type: SearchType, id: string, title: string, html: string, terms: string[] = []): Hit {
  const text = [plainText(html), terms.join(' · ')].filter(Boolean).join(' · ')
  return { id, type, title: title || '(no name)', text }
}
