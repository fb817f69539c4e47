import { multipart } from '#src/contract/http/multipart.ts'
import { collection } from '#src/contract/schema/collection.ts'
import { galleryItemInput } from './input.ts'
import { mediaReads } from './record.ts'

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
