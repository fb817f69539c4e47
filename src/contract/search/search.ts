import { get } from '#src/contract/http/endpoint.ts'
import { recordOf } from '#src/contract/http/response-shape.ts'
import { id, rowsOf, text, texts } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'

export const searchResults = record({
  blogs: rowsOf(record({ _id: id, title: text, description: text })),
  projects: rowsOf(record({ _id: id, name: text, title: text, description: text, technologies: texts })),
  careers: rowsOf(record({ _id: id, title: text, description: text, requirements: texts })),
  services: rowsOf(record({ _id: id, name: text, description: text })),
  testimonials: rowsOf(record({ _id: id, testimonial: text, name: text, company: text })),
})
export type SearchResults = Read<typeof searchResults>

export const search = get('/search', {
  access: 'visitor',
  query: ['query', 'type'],
  response: recordOf(searchResults, 'results'),
  failure: 'Failed to perform search',
})
