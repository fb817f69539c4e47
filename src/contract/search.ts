import * as z from 'zod/mini'
import { recordOf } from './answer.ts'
import { get } from './endpoint.ts'
import { id, rowsOf, text, texts } from './fields.ts'

const group = <Shape extends z.core.$ZodShape>(shape: Shape) => rowsOf(z.object({ _id: id, ...shape }))

export const searchResults = z.object({
  blogs: group({ title: text, description: text }),
  projects: group({ name: text, title: text, description: text, technologies: texts }),
  careers: group({ title: text, description: text, requirements: texts }),
  services: group({ name: text, description: text }),
  testimonials: group({ testimonial: text, name: text, company: text }),
})
export type SearchResults = z.infer<typeof searchResults>

export const search = get('/search', {
  access: 'visitor',
  query: ['query', 'type'],
  answer: recordOf(searchResults, 'results'),
  failure: 'Failed to perform search',
})
