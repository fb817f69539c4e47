import { Link } from '@tanstack/react-router'
import type { GalleryItem } from '#src/contract/media/record.ts'
import { activeState, activeStates } from '#src/contract/testimonials/active-states.ts'
import { Card } from '#src/ui/card.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { Checkbox } from '#src/ui/text-input.tsx'
import { captionOf } from './media-caption.ts'

interface MediaCardProps {
  item: GalleryItem
  isTicked: boolean
  onTick: (on: boolean) => void
}

/** Card of one gallery picture; a press anywhere opens its form. */
export function MediaCard({ item, isTicked, onTick }: MediaCardProps) {
  const { _id, title, imageUrl, isActive } = item
  const caption = captionOf(item)
  return (
    <Card
      as="li"
      lift={_id !== ''}
      data-ticked={isTicked || undefined}
      className="flex flex-col data-ticked:border-signal data-ticked:bg-signal/8"
    >
      {/* In data-saver mode a press on the picture's area loads the picture. */}
      <div className="relative in-data-save-data:z-1">
        <Photo src={imageUrl} alt={title || 'Gallery picture'} ratio="4 / 3" />
      </div>
      {_id && (
        <label
          htmlFor={`tick-${_id}`}
          className="absolute top-0 left-0 z-2 grid size-11 place-items-center rounded-br-md bg-paper/85"
        >
          <span className="sr-only">{`Select ${title || 'this picture'}`}</span>
          <Checkbox
            id={`tick-${_id}`}
            checked={isTicked}
            onChange={(event) => onTick(event.target.checked)}
          />
        </label>
      )}
      <div className="flex grow flex-col items-start justify-between gap-3 border-line border-t p-3">
        {_id ? (
          <Link
            to="/dashboard/media/$id"
            params={{ id: _id }}
            preload="intent"
            data-row-link
            className="wrap-anywhere line-clamp-3 font-semibold text-ink after:absolute after:inset-0"
          >
            {caption}
          </Link>
        ) : (
          <span className="wrap-anywhere line-clamp-3 font-semibold">{caption}</span>
        )}
        <StatusBadge statuses={activeStates} word={activeState({ isActive })} />
      </div>
    </Card>
  )
}
