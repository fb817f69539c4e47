import * as z from 'zod/mini'
import { type galleryItem, mediaReads } from '#src/contract/records/media-reads.ts'
import type { Read } from '#src/contract/records/reader.ts'
import { collection } from './collection.ts'
import { optionalPicture } from './files/inputs.ts'
import { requiredText, texts } from './inputs.ts'
import { multipart } from './multipart.ts'

export type GalleryItem = Read<typeof galleryItem>

export const galleryItemInput = z.object({
  title: requiredText('Give the picture a title'),
  description: requiredText('Describe the picture'),
  category: requiredText('Choose a category'),
  tags: texts,
  isActive: z._default(z.boolean(), true),
  image: optionalPicture,
  existingImageUrl: z.optional(z.string()),
})

/** The gallery: `/gallery` in the API, Media in the dashboard. */
export const media = collection(mediaReads, {
  calls: { list: 'visitor', detail: 'visitor', create: 'staff', update: 'staff', remove: 'staff' },
  send: multipart(
    {
      title: 'text',
      description: 'text',
      category: 'text',
      isActive: 'text',
      tags: 'list',
      image: 'file',
      existingImageUrl: 'text',
    },
    ['existingImageUrl'],
  ),
  input: galleryItemInput,
})
