import { workBases } from '#src/contract/options.ts'
import { date, id, number, text, word } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'
import { anErrorOccurred, type Reads } from '#src/contract/schema/reads.ts'

export const career = record({
  _id: id,
  title: text,
  location: text,
  base: word(workBases),
  description: text,
  /** Yearly, in dollars. */
  priceRangeMin: number(),
  priceRangeMax: number(),
  createdAt: date,
})

export const careerReads = {
  name: 'careers',
  noun: ['job', 'jobs'],
  api: { path: '/careers', list: 'careers', item: 'career' },
  record: career,
  words: ({ title, location, base, description }) => ({ title, terms: [location, base], text: description }),
  failures: {
    staff: anErrorOccurred,
    visitor: { list: 'Failed to fetch careers', detail: 'Failed to fetch career details' },
  },
} satisfies Reads<Read<typeof career>>

export type Career = Read<typeof career>
