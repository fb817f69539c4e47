import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useSavesData } from '#src/ui/browser/save-data.ts'
import { IconButton } from '#src/ui/button.tsx'
import { NativeDialog } from '#src/ui/overlay/native-dialog.tsx'
import { LightboxSlide } from './lightbox-slide.tsx'
import { swipeHandlers } from './swiping.ts'

export interface LightboxImage {
  src: string
  alt: string
  title?: string
  description?: string
}

interface LightboxProps {
  images: LightboxImage[]
  /** Index of the first picture. */
  start: number
  onClose: () => void
}

/**
 * Viewer of pictures at full size, one at a time, open while it is mounted. Arrow keys, Home, End and swipes turn;
 * Escape closes.
 */
export function Lightbox({ images, start, onClose }: LightboxProps) {
  // Counts on beyond both ends, so that the first picture follows the last without rolling back.
  const [{ shown, isStep }, setShown] = useState({ shown: start, isStep: true })
  const savesData = useSavesData()
  const count = images.length
  const indexAt = (position: number) => ((position % count) + count) % count
  const index = indexAt(shown)
  const { title, description, alt = '' } = images[index] ?? {}
  const hasOthers = count > 1
  const turn = (steps: number) => {
    if (hasOthers && steps !== 0) setShown({ shown: shown + steps, isStep: Math.abs(steps) === 1 })
  }
  function onKeyDown(event: KeyboardEvent) {
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -index, End: count - 1 - index }[event.key]
    // With a modifier the key belongs to the browser: Alt and the left arrow go back.
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turn(steps)
  }
  // Render the neighbours, which also preloads them.
  const positions = hasOthers && !savesData ? [shown - 1, shown, shown + 1] : [shown]
  return (
    <NativeDialog
      label="Image viewer"
      onClose={onClose}
      className="steel m-auto h-dvh max-h-none w-full max-w-none p-2 sm:p-4"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the buttons inside; a click on the picture leaves the focus here */}
      <div tabIndex={-1} className="flex min-h-full flex-col gap-3 outline-none" onKeyDown={onKeyDown}>
        <div className="flex items-center justify-between gap-4 pl-2">
          <p aria-live="polite" aria-atomic className="text-ink-soft text-sm tabular-nums">
            <span>{`${index + 1} of ${count}`}</span>
            <span className="sr-only">{`: ${alt}`}</span>
          </p>
          <IconButton label="Close" icon={X} onClick={onClose} />
        </div>
        <div className="relative min-h-[40dvh] flex-1 overflow-hidden">
          <div
            {...swipeHandlers(turn)}
            style={{ translate: `calc(${-shown * 100}% + var(--pulled, 0px))` }}
            className={`absolute inset-0 touch-pan-y touch-pinch-zoom data-pulled:transition-none ${isStep ? 'moving:transition-[translate] moving:duration-200' : ''}`}
          >
            {positions.map((position) => {
              const image = images[indexAt(position)]
              return (
                image && (
                  <LightboxSlide key={position} {...image} position={position} isShown={position === shown} />
                )
              )
            })}
          </div>
        </div>
        <div className="flex min-h-16 items-center justify-between gap-3">
          {hasOthers && (
            <IconButton
              label="Previous image"
              icon={ChevronLeft}
              variant="secondary"
              onClick={() => turn(-1)}
            />
          )}
          <div className="mx-auto min-w-0 max-w-prose text-center">
            {title && <p className="font-semibold first-letter:uppercase">{title}</p>}
            {description && <p className="wrap-anywhere text-ink-soft text-sm">{description}</p>}
          </div>
          {hasOthers && (
            <IconButton label="Next image" icon={ChevronRight} variant="secondary" onClick={() => turn(1)} />
          )}
        </div>
      </div>
    </NativeDialog>
  )
}
