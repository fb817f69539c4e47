import * as z from 'zod/mini'
import { optionalPicture } from '#src/contract/files/inputs.ts'
import { number } from '#src/contract/schema/fields.ts'
import { optional, requiredText } from '#src/contract/schema/inputs.ts'

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
