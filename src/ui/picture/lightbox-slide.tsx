import { useState } from 'react'

interface LightboxSlideProps {
  src: string
  alt: string
  /** Its place in the row that the viewer moves, counted from 0. */
  position: number
  isShown: boolean
}

/** One picture of the viewer's row, as large as the row; a drawing where it does not load. */
export function LightboxSlide({ src, alt, position, isShown }: LightboxSlideProps) {
  const [broken, setBroken] = useState<string>()
  const isMissing = !src || broken === src
  const label = isMissing ? `This picture could not be loaded: ${alt}` : alt
  return (
    <img
      src={isMissing ? '/brand/fallback.svg' : src}
      alt={isShown ? label : ''}
      draggable={false}
      onError={() => setBroken(src)}
      style={{ left: `${position * 100}%` }}
      className="absolute size-full object-contain"
    />
  )
}
