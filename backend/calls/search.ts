import { allOf, type Row } from '#backend/ports/rows.ts'
import { addressed, isVisible } from '#backend/records/shown.ts'
import { type Call, route } from '#backend/wire/call.ts'
import { type SearchType, searchTypes } from '#src/contract/options.ts'
import { search } from '#src/contract/search/search.ts'
import { wordsOf } from '#src/ui/text/search-words.ts'

/** The fields that are searched are the fields that are answered. */
const columns: Record<SearchType, readonly string[]> = {
  blogs: ['title', 'description'],
  projects: ['title', 'description', 'client', 'team'],
  careers: ['title', 'description', 'location'],
  services: ['name', 'shortDescription', 'fullDescription'],
  testimonials: ['testimonial', 'name', 'company'],
}

const results: Record<SearchType, (row: Row) => Record<string, unknown>> = {
  blogs: ({ _id, title, description }) => ({ _id, title, description }),
  // The wire has both names; projects themselves know neither technologies nor, below, requirements.
  projects: ({ _id, title, description }) => ({ _id, name: title, title, description, technologies: [] }),
  careers: ({ _id, title, description }) => ({ _id, title, description, requirements: [] }),
  services: ({ _id, name, shortDescription }) => ({ _id, name, description: shortDescription }),
  testimonials: ({ _id, testimonial, name, company }) => ({ _id, testimonial, name, company }),
}

export const searchRoute = route(search, async (call) => {
  const words = wordsOf(call.query('query'))
  const type = call.query('type')
  const groups = searchTypes.map(async (name) => {
    const isAsked = words.length > 0 && (type === '' || type === name)
    return [name, isAsked ? await group(name, words, call) : []] as const
  })
  return { body: Object.fromEntries(await Promise.all(groups)) }
})

async function group(name: SearchType, words: string[], call: Call) {
  const rows = await allOf(call.ports.rows.list(name, { containing: { words, columns: columns[name] } }))
  return rows.filter((row) => isVisible(name, row, call)).map((row) => addressed(results[name](row), call))
}
