import * as z from 'zod/mini'
import { optionalPicture } from '#src/contract/files/inputs.ts'
import { requiredText, texts } from '#src/contract/schema/inputs.ts'

export const galleryItemInput = z.object({
  title: requiredText('Give the picture a title'),
  description: requiredText('Describe the picture'),
  category: requiredText('Choose a category'),
  tags: texts,
  isActive: z._default(z.boolean(), true),
  image: optionalPicture,
  existingImageUrl: z.optional(z.string()),
})
