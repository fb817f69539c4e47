import { flag, id, text, texts, url } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'
import type { Reads } from '#src/contract/schema/reads.ts'

export const galleryItem = record({
  _id: id,
  title: text,
  description: text,
  imageUrl: url,
  category: text,
  tags: texts,
  isActive: flag(true),
})

/** The gallery: `/gallery` in the API, Media in the dashboard. */
export const mediaReads = {
  name: 'media',
  noun: ['gallery item', 'gallery items'],
  api: { path: '/gallery', list: 'galleryItems', item: 'galleryItem', query: ['category', 'search'] },
  record: galleryItem,
  words: ({ title, category, tags }) => ({ title, terms: [category, ...tags] }),
  isShown: (item) => item.isActive,
} satisfies Reads<Read<typeof galleryItem>>

export type GalleryItem = Read<typeof galleryItem>
