import { Picture, type PictureName } from '#src/company/picture/picture.tsx'
import type { Elements } from '#src/ui/elements.ts'

interface PictureBandProps {
  /** Id of the heading. */
  labelledBy: string
  name: PictureName
  /** Empty for a decorative picture. */
  alt: string
  /** Overlay that darkens the picture, so that text is legible. */
  veil: 'veil-banner' | 'veil-closing'
  children: Elements
}

/** A section in steel on a picture as wide as the window. Printed without the picture. */
export function PictureBand({ labelledBy, name, alt, veil, children }: PictureBandProps) {
  // This veil ends in steel: in a long band on a narrow screen, the picture ends before the text.
  const height = veil === 'veil-banner' ? 'h-108 lg:h-full' : 'h-full'
  return (
    <section aria-labelledby={labelledBy} className="steel relative isolate overflow-hidden">
      <Picture
        name={name}
        alt={alt}
        sizes={sizes}
        className={`absolute inset-x-0 top-0 -z-20 ${height} print:hidden`}
      />
      <div aria-hidden className={`${veil} absolute inset-x-0 top-0 -z-10 ${height} print:hidden`} />
      {children}
    </section>
  )
}

/** Follows the height on a phone. Screens with more than two device pixels per pixel get no larger picture. */
const sizes = '(max-width: 40rem) and (min-resolution: 2.5dppx) 30rem, max(100vw, 45rem)'
