import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { Lightbox, type LightboxImage } from '#src/ui/picture/lightbox.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'
import { LongList } from './long-list.tsx'

export interface GridPicture extends LightboxImage {
  _id: string
  /** Word above the title, such as its category. */
  label?: string
}

interface PictureGridProps {
  pictures: GridPicture[]
  /** Columns of the grid. */
  className: string
}

/** Pictures of one size, with captions if they have titles. Each existing picture opens large. */
export function PictureGrid({ pictures, className }: PictureGridProps) {
  const [opened, setOpened] = useState<number>()
  const viewable = pictures.filter(({ src }) => src)
  return (
    <>
      <LongList items={pictures} step={24} noun="pictures" className={className}>
        {(picture) => (
          <figure>
            <div className="relative overflow-hidden rounded-md border border-line">
              <Photo src={picture.src} alt={picture.alt} ratio="4 / 3" />
              {picture.src && (
                <ViewImage
                  name={nameOf(picture, viewable.indexOf(picture) + 1, viewable.length)}
                  onOpen={() => setOpened(viewable.indexOf(picture))}
                />
              )}
            </div>
            {picture.title && <Caption {...picture} title={picture.title} />}
          </figure>
        )}
      </LongList>
      {opened !== undefined && viewable.length > 0 && (
        <Lightbox images={viewable} start={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

function Caption({ label, title, description }: { label?: string; title: string; description?: string }) {
  return (
    <figcaption className="mt-3 border-line border-l-2 pl-3">
      {label && <p className="text-ink-soft text-sm">{label}</p>}
      <h3 className="wrap-anywhere text-base text-pretty first-letter:uppercase sm:text-lg">{title}</h3>
      {description && (
        <p className="mt-1 line-clamp-3 wrap-anywhere text-ink-soft max-sm:hidden">{description}</p>
      )}
    </figcaption>
  )
}

/** Button that covers the whole picture. Its text appears on hover or focus, so that it hides nothing at rest. */
function ViewImage({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-0 flex items-end justify-end p-2">
      <button
        type="button"
        aria-label={name}
        onClick={onOpen}
        className="group pointer-events-auto isolate flex size-11 items-end justify-end font-semibold text-sm text-white after:absolute after:inset-0 after:-z-10 after:transition-colors hover:after:bg-steel-deep/40 in-data-save-data:after:hidden"
      >
        <span className="flex shrink-0 items-center gap-2 rounded-sm bg-steel/70 p-1 forced-colors:border">
          <span className="sr-only whitespace-nowrap group-hover:not-sr-only group-focus-visible:not-sr-only">
            View Image
          </span>
          <Maximize2 aria-hidden size={16} strokeWidth={1.5} />
        </span>
      </button>
    </div>
  )
}

function nameOf({ title }: GridPicture, position: number, count: number): string {
  const label = `View Image ${position} of ${count}`
  return title ? `${label}: ${title}` : label
}
