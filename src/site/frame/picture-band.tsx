import { Picture, type PictureName } from '#src/site/picture/picture.tsx'
import type { Elements } from '#src/ui/elements.ts'

interface PictureBandProps {
  /** The id of its heading. */
  labelledBy: string
  name: PictureName
  /** Empty for a picture that says nothing. */
  alt: string
  /** What darkens it, so that words can be read. */
  veil: 'veil-banner' | 'veil-closing'
  children: Elements
}

/** A section in steel on a picture as wide as the window; on paper its words alone. */
export function PictureBand({ labelledBy, name, alt, veil, children }: PictureBandProps) {
  // This veil ends in steel at its lower edge: in a long band on a narrow screen, the picture ends before the words.
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

/** On a phone as its height asks; a screen of more than two pixels in one gets no more of them. */
const sizes = '(max-width: 40rem) and (min-resolution: 2.5dppx) 30rem, max(100vw, 45rem)'
