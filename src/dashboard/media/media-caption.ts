import type { GalleryItem } from '#src/contract/media.ts'

/** What a card of the gallery says of its picture. */
export function captionOf({ category, title }: Partial<Pick<GalleryItem, 'category' | 'title'>>): string {
  return `Our ${category || 'Other'} team working on ${title || '(no title)'}...`
}
