import { date, flag, id, number, text, url } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'
import type { Reads } from '#src/contract/schema/reads.ts'

export const testimonial = record({
  _id: id,
  name: text,
  position: text,
  company: text,
  testimonial: text,
  /** 0 to 5, shown in whole stars. */
  rating: number(5),
  avatarUrl: url,
  isActive: flag(true),
  createdAt: date,
})

export const testimonialReads = {
  name: 'testimonials',
  noun: ['testimonial', 'testimonials'],
  api: { path: '/testimonials', list: 'testimonials', item: 'testimonial' },
  record: testimonial,
  words: ({ name, company, position, testimonial: text }) => ({
    title: name,
    terms: [company, position],
    text,
  }),
  isShown: (entry) => entry.isActive,
} satisfies Reads<Read<typeof testimonial>>

export type Testimonial = Read<typeof testimonial>
