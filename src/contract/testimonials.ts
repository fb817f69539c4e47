import * as z from 'zod/mini'
import { collection } from './collection.ts'
import { date, flag, id, number, text, url } from './fields.ts'
import { optionalPicture } from './files.ts'
import { optional, required } from './inputs.ts'
import { multipart } from './multipart.ts'

export const testimonial = z.object({
  _id: id,
  name: text,
  position: text,
  company: text,
  testimonial: text,
  /** 0 to 5; drawn in whole stars. */
  rating: number(5),
  avatarUrl: url,
  isActive: flag(true),
  createdAt: date,
})
export type Testimonial = z.infer<typeof testimonial>

export const testimonialInput = z.object({
  name: required('Name the client'),
  position: optional,
  company: optional,
  testimonial: required('Write what the client says'),
  rating: z.pipe(
    z.union([z.string(), z.number()]),
    // A rating is forced into 1 to 5; what is no number becomes 1.
    z.transform((value) => Math.min(5, Math.max(1, Math.round(Number(value)) || 1))),
  ),
  isActive: z._default(z.boolean(), true),
  avatar: optionalPicture,
})

export const testimonials = collection('testimonials', {
  wire: {
    path: '/testimonials',
    list: 'testimonials',
    item: 'testimonial',
    calls: { list: 'visitor', detail: 'visitor', create: 'staff', update: 'staff', remove: 'staff' },
    send: multipart({
      name: 'text',
      position: 'text',
      company: 'text',
      testimonial: 'text',
      rating: 'text',
      isActive: 'text',
      avatar: 'file',
    }),
  },
  noun: ['testimonial', 'testimonials'],
  record: testimonial,
  input: testimonialInput,
  words: ({ name, company, position, testimonial: text }) => ({
    title: name,
    terms: [company, position],
    text,
  }),
  isShown: (entry) => entry.isActive,
})
