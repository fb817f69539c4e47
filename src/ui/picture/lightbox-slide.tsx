import { useBroken } from '#src/ui/browser/use-broken.ts'

interface LightboxSlideProps {
  src: string
  alt: string
  /** Position in the viewer's row, counted from 0. */
  position: number
  isShown: boolean
}

/** A picture of the viewer's row, in the row's size; a drawing if the picture fails to load. */
export function LightboxSlide({ src, alt, position, isShown }: LightboxSlideProps) {
  const { isBroken, watch } = useBroken(src)
  const isMissing = !src || isBroken
  const label = isMissing ? `This picture could not be loaded: ${alt}` : alt
  return (
    <img
      src={isMissing ? '/brand/fallback.svg' : src}
      alt={isShown ? label : ''}
      draggable={false}
      {...watch}
      style={{ left: `${position * 100}%` }}
      className="absolute size-full object-contain"
    />
  )
}
