import type { GalleryItem } from '#src/contract/media/record.ts'
import type { Filters } from '#src/site/content/filters/filters.ts'
import { NoneMatch } from '#src/site/content/filters/none-match.tsx'
import { type GridPicture, PictureGrid } from '#src/site/content/picture-grid.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { gallerySkeleton } from './-gallery-skeleton.ts'

interface GalleryPicturesProps {
  items: GalleryItem[]
  filters: Pick<Filters, 'values' | 'isSet' | 'clear'>
}

/** Pictures with titles and descriptions, 24 at a time. */
export function GalleryPictures({ items, filters }: GalleryPicturesProps) {
  if (items.length > 0) {
    return (
      <PictureGrid
        key={JSON.stringify(filters.values)}
        pictures={items.map(pictureOf)}
        className={gallerySkeleton.className}
      />
    )
  }
  if (!filters.isSet) {
    return <Empty title="No pictures yet">The first ones are being chosen. Please check back later.</Empty>
  }
  return (
    <NoneMatch title="No picture matches these filters" things="pictures" filters={filters}>
      Try another category, or other words.
    </NoneMatch>
  )
}

function pictureOf({ _id, title, description, imageUrl, category }: GalleryItem): GridPicture {
  const caption = title || 'Untitled picture'
  return { _id, src: imageUrl, alt: caption, label: category, title: caption, description }
}
