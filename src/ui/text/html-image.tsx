import { ImageOff } from 'lucide-react'
import { useSavesData } from '#src/ui/browser/save-data.ts'
import { useBroken } from '#src/ui/browser/use-broken.ts'
import { TapToLoad } from '#src/ui/picture/tap-to-load.tsx'
import { nearestRatio, ratioClasses } from '#src/ui/ratio.ts'

interface HtmlImageProps {
  src: string
  alt: string
  /** Size in pixels. Without both, the space of a usual photograph is reserved. */
  width: number | undefined
  height: number | undefined
  /** Whether the image is inside a link, where no button is allowed. */
  isLinked: boolean
}

/** An image inside written HTML, loaded lazily, or on a press while data is saved. */
export function HtmlImage(props: HtmlImageProps) {
  // Always one wrapper element, so that the texts beside it do not move (src/ui/elements.ts).
  return (
    <span data-picture="">
      <LoadedImage {...props} />
    </span>
  )
}

function LoadedImage({ src, alt, width, height, isLinked }: HtmlImageProps) {
  const savesData = useSavesData()
  const { isBroken, watch } = useBroken(src)
  const hasSize = Boolean(width && height)
  const isVisible = src !== '' && !isBroken
  if (isVisible && savesData && isLinked) return <span>{alt || 'Picture'}</span>
  if (!isVisible) {
    return (
      <span data-room>
        <ImageOff aria-hidden size={24} strokeWidth={1.5} />
        <span>This picture is not available</span>
        {alt && <span>{alt}</span>}
      </span>
    )
  }
  const picture = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={hasSize ? undefined : 'aspect-[auto_3/2]'}
      {...watch}
    />
  )
  if (!savesData) return picture
  return (
    <TapToLoad
      alt={alt || 'a picture of this article'}
      className={ratioClasses[width && height ? nearestRatio(width, height) : '3 / 2']}
      drawing={
        alt && (
          <span aria-hidden className="text-center text-ink-soft text-sm">
            {alt}
          </span>
        )
      }
    >
      {picture}
    </TapToLoad>
  )
}
