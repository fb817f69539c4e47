import { type SearchType, searchTypes } from '#src/contract/options.ts'
import { search } from '#src/contract/search.ts'
import { backend } from './backend.ts'
import { route } from './route.ts'
import type { Row } from './table.ts'

/** The fields that are searched are the fields that are answered. */
const fields: Record<SearchType, readonly string[]> = {
  blogs: ['title', 'description'],
  projects: ['title', 'description', 'client', 'team'],
  careers: ['title', 'description', 'location'],
  services: ['name', 'shortDescription', 'fullDescription'],
  testimonials: ['testimonial', 'name', 'company'],
}

const results: Record<SearchType, (row: Row) => object> = {
  blogs: ({ _id, title, description }) => ({ _id, title, description }),
  // The wire has both names; projects themselves know neither technologies nor, below, requirements.
  projects: ({ _id, title, description }) => ({ _id, name: title, title, description, technologies: [] }),
  careers: ({ _id, title, description }) => ({ _id, title, description, requirements: [] }),
  services: ({ _id, name, shortDescription }) => ({ _id, name, description: shortDescription }),
  testimonials: ({ _id, testimonial, name, company }) => ({ _id, testimonial, name, company }),
}

export const searchHandler = route(search, ({ query }) => {
  const words = query('query').toLowerCase().split(/\s+/).filter(Boolean)
  const type = query('type')
  const group = (name: SearchType) => {
    const isAsked = words.length > 0 && (type === '' || type === name)
    return isAsked
      ? backend.tables[name]
          .all()
          .filter((row) => hasAll(words, name, row))
          .map(results[name])
      : []
  }
  return Object.fromEntries(searchTypes.map((name) => [name, group(name)]))
})

function hasAll(words: string[], name: SearchType, row: Row): boolean {
  const text = fields[name]
    .flatMap((field) => row[field])
    .join(' ')
    .toLowerCase()
  return words.every((word) => text.includes(word))
}
