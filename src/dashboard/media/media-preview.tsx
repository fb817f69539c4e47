import { activeState, activeStates } from '#src/contract/active-states.ts'
import type { GalleryItem } from '#src/contract/media.ts'
import { ChosenPicture } from '#src/ui/form/chosen-picture.tsx'
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
        <ChosenPicture file={image} src={imageUrl} alt="" ratio="4 / 3" />
      </div>
      <figcaption className="wrap-anywhere flex flex-col items-start gap-2">
        <StatusBadge of={activeStates} word={activeState({ isActive })} />
        <span className="font-semibold">{captionOf(words)}</span>
        <span className="whitespace-pre-line text-ink-soft">{description || 'Description'}</span>
        {tags.length > 0 && <span className="text-ink-soft text-sm">{tags.join(', ')}</span>}
      </figcaption>
    </figure>
  )
}
