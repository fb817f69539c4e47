import { serviceCategories } from '#src/contract/options.ts'
import { date, id, text, url, word } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'
import type { Reads } from '#src/contract/schema/reads.ts'

export const service = record({
  _id: id,
  name: text,
  category: word(serviceCategories),
  shortDescription: text,
  fullDescription: text,
  iconUrl: url,
  document: url,
  createdAt: date,
})

export const serviceReads = {
  name: 'services',
  noun: ['service', 'services'],
  api: { path: '/services', list: 'data', item: 'data' },
  record: service,
  words: ({ name, category, shortDescription, fullDescription }) => ({
    title: name,
    terms: [category],
    text: `${shortDescription} ${fullDescription}`,
  }),
  failures: { visitor: { detail: 'Failed to fetch service details' } },
} satisfies Reads<Read<typeof service>>

export type Service = Read<typeof service>
