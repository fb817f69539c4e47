import type { GalleryItem } from '#src/contract/media/record.ts'

/** Returns the caption of a picture on its gallery card. */
export function captionOf({ category, title }: Partial<Pick<GalleryItem, 'category' | 'title'>>): string {
  return `Our ${category || 'Other'} team working on ${title || '(no title)'}...`
}
