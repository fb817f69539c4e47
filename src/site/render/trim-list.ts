import type { DehydratedState } from '@tanstack/react-query'
import type { PartialRecord } from '#src/api/partial-records.ts'
import type { Blog } from '#src/contract/blogs/record.ts'
import type { Project } from '#src/contract/projects/record.ts'
import type { Service } from '#src/contract/services/record.ts'

type Query = DehydratedState['queries'][number]

/** Fields that neither lists nor their filters use, only the records' own pages. */
const blank: Record<string, object> = {
  blogs: { content: '' } satisfies Partial<Blog>,
  projects: { team: [], gallery: [] } satisfies Partial<Project>,
  services: { fullDescription: '', document: '' } satisfies Partial<Service>,
}

/** Fields that the sidebar does not use: it shows titles and days. */
const blankNews = {
  content: '',
  description: '',
  tags: [],
  coverImage: '',
  imageUrl: '',
} satisfies Partial<Blog>

/** Reduces a list in a document to the fields that lists show. */
export function cutList(query: Query): Query {
  const [collection, , kind, part] = query.queryKey
  const { data } = query.state
  const fields = part === 'recent-news' ? blankNews : blank[String(collection)]
  if (kind !== 'list' || !fields || !Array.isArray(data)) return query
  const mark: PartialRecord = { isCut: true }
  return {
    ...query,
    state: { ...query.state, data: data.map((record) => ({ ...record, ...fields, ...mark })) },
  }
}
