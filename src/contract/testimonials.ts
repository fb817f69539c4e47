import * as z from 'zod/mini'
import type { Read } from '#src/contract/records/reader.ts'
import { type testimonial, testimonialReads } from '#src/contract/records/testimonial-reads.ts'
import { collection } from './collection.ts'
import { number } from './fields.ts'
import { optionalPicture } from './files/inputs.ts'
import { optional, requiredText } from './inputs.ts'
import { multipart } from './multipart.ts'

export type Testimonial = Read<typeof testimonial>

export const testimonialInput = z.object({
  name: requiredText('Name the client'),
  position: optional,
  company: optional,
  testimonial: requiredText('Write what the client says'),
  rating: z.pipe(
    z.union([z.string(), z.number()]),
    // A rating is clamped to 1 to 5; other text becomes 1.
    z.transform((value) => Math.min(5, Math.max(1, Math.round(number(1).read(value))))),
  ),
  isActive: z._default(z.boolean(), true),
  avatar: optionalPicture,
})

export const testimonials = collection(testimonialReads, {
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
  input: testimonialInput,
})
