import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { IconButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import type { SlotImage } from './image-slot-list.ts'
import { PicturePreview } from './picture-preview.tsx'

interface ImageSlotProps {
  image: SlotImage
  /** Position, counted from 1. */
  position: number
  /** Moves the image one slot; undefined if it cannot move there. */
  earlier: (() => void) | undefined
  later: (() => void) | undefined
  onRemove: () => void
  isDragged: boolean
  /** Another image is being dragged and may be dropped here. */
  takes: boolean
  onDragStart: () => void
  onDragEnd: () => void
  onDrop: () => void
}

/** An image in its slot, with its actions. */
export function ImageSlot({
  image,
  position,
  earlier,
  later,
  onRemove,
  isDragged,
  takes,
  ...drag
}: ImageSlotProps) {
  const name = typeof image === 'string' ? `Image ${position}` : `Image ${position}, ${image.name}`
  const canMove = earlier !== undefined || later !== undefined
  return (
    <li
      draggable={canMove}
      {...drag}
      className={classes(
        'relative flex flex-col overflow-hidden rounded-md border bg-paper',
        canMove && 'cursor-grab',
        isDragged && 'opacity-50',
        takes ? 'border-signal border-dashed' : 'border-line',
      )}
    >
      <PicturePreview
        file={typeof image === 'string' ? undefined : image}
        src={typeof image === 'string' ? image : ''}
        alt={name}
        ratio="4 / 3"
      />
      {typeof image !== 'string' && (
        <span className="absolute top-1 left-1 rounded-sm bg-steel px-1.5 font-semibold text-white text-xs">
          New
        </span>
      )}
      <div className="flex items-center border-line border-t">
        <IconButton
          label={`Move image ${position} earlier`}
          icon={ArrowLeft}
          aria-disabled={!earlier}
          onClick={earlier}
        />
        <IconButton
          label={`Move image ${position} later`}
          icon={ArrowRight}
          aria-disabled={!later}
          onClick={later}
        />
        <IconButton label={`Remove image ${position}`} icon={X} className="ml-auto" onClick={onRemove} />
      </div>
    </li>
  )
}
