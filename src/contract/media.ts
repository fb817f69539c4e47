import * as z from 'zod/mini'
import { collection } from './collection.ts'
import { flag, id, text, texts, url } from './fields.ts'
import { optionalPicture } from './files.ts'
import { required } from './inputs.ts'
import { multipart } from './multipart.ts'

export const galleryItem = z.object({
  _id: id,
  title: text,
  description: text,
  imageUrl: url,
  category: text,
  tags: texts,
  isActive: flag(true),
})
export type GalleryItem = z.infer<typeof galleryItem>

export const galleryItemInput = z.object({
  title: required('Give the picture a title'),
  description: required('Describe the picture'),
  category: required('Choose a category'),
  tags: z._default(z.array(z.string()), []),
  isActive: z._default(z.boolean(), true),
  image: optionalPicture,
  existingImageUrl: z.optional(z.string()),
})

/** The gallery: `/gallery` on the wire, Media in the dashboard. */
export const media = collection('media', {
  wire: {
    path: '/gallery',
    list: 'galleryItems',
    item: 'galleryItem',
    calls: { list: 'visitor', detail: 'visitor', create: 'staff', update: 'staff', remove: 'staff' },
    query: ['category', 'search'],
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
  },
  noun: ['gallery item', 'gallery items'],
  record: galleryItem,
  input: galleryItemInput,
  words: ({ title, category, tags }) => ({ title, terms: [category, ...tags] }),
  isShown: (item) => item.isActive,
})
