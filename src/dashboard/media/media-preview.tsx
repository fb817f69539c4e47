import type { GalleryItem } from '#src/contract/media/record.ts'
import { activeState, activeStates } from '#src/contract/testimonials/active-states.ts'
import { PicturePreview } from '#src/ui/form/picture-preview.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { captionOf } from './media-caption.ts'

interface MediaPreviewProps extends Pick<GalleryItem, 'tags' | 'isActive'> {
  title?: string | undefined
  description?: string | undefined
  category?: string | undefined
  image: File | undefined
  imageUrl: string
}

/** The picture with its text, as on the public page. */
export function MediaPreview({ image, imageUrl, tags, isActive, description, ...words }: MediaPreviewProps) {
  return (
    <figure className="flex flex-col gap-3">
      <div className="overflow-hidden rounded-md border border-line">
        <PicturePreview file={image} src={imageUrl} alt="" ratio="4 / 3" />
      </div>
      <figcaption className="wrap-anywhere flex flex-col items-start gap-2">
        <StatusBadge statuses={activeStates} word={activeState({ isActive })} />
        <span className="font-semibold">{captionOf(words)}</span>
        <span className="whitespace-pre-line text-ink-soft">{description || 'Description'}</span>
        {tags.length > 0 && <span className="text-ink-soft text-sm">{tags.join(', ')}</span>}
      </figcaption>
    </figure>
  )
}
