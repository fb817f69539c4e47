import type { GalleryItem } from '#src/contract/media.ts'
import { type Rows, rowId } from './rows.ts'

export function seed(): Rows<GalleryItem> {
  return [
    {
      _id: rowId('media', 1),
      title: 'Tank farm',
      description: 'Tanks.',
      imageUrl: '/uploads/tank-farm.webp',
      category: 'Project',
      tags: ['tank'],
      isActive: true,
    },
  ]
}
