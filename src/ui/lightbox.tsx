import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from './button.tsx'
import { NativeDialog } from './native-dialog.tsx'

interface LightboxProps {
  images: { src: string; alt: string }[]
  /** Which one is open; undefined for none. */
  shown: number | undefined
  onShow: (index: number | undefined) => void
}

/** Pictures at full size, one at a time: arrows turn, Escape closes. */
export function Lightbox({ images, shown, onShow }: LightboxProps) {
  const image = shown === undefined ? undefined : images[shown]
  if (!image || shown === undefined) return null
  const turn = (steps: number) => onShow((shown + steps + images.length) % images.length)
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  }
  return (
    <NativeDialog
      label="Image viewer"
      onClose={() => onShow(undefined)}
      className="steel m-auto h-dvh max-h-none w-full max-w-none p-2 sm:p-6"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the buttons inside */}
      <div className="flex h-full flex-col gap-2" onKeyDown={onKeyDown}>
        <div className="flex items-center justify-between gap-4">
          <p aria-live="polite" className="text-ink-soft text-sm tabular-nums">
            {shown + 1} of {images.length}
          </p>
          <IconButton label="Close" icon={X} onClick={() => onShow(undefined)} />
        </div>
        <img src={image.src} alt={image.alt} className="min-h-0 w-full flex-1 object-contain" />
        {images.length > 1 && (
          <div className="flex justify-center gap-4">
            <IconButton
              label="Previous image"
              icon={ChevronLeft}
              variant="secondary"
              onClick={() => turn(-1)}
            />
            <IconButton label="Next image" icon={ChevronRight} variant="secondary" onClick={() => turn(1)} />
          </div>
        )}
      </div>
    </NativeDialog>
  )
}
