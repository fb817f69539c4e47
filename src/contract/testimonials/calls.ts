import { multipart } from '#src/contract/http/multipart.ts'
import { collection } from '#src/contract/schema/collection.ts'
import { testimonialInput } from './input.ts'
import { testimonialReads } from './record.ts'

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
