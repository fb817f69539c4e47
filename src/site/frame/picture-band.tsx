import type { ReactNode } from 'react'
import { Picture, type PictureName } from '#src/site/picture/picture.tsx'

interface PictureBandProps {
  /** The id of its heading. */
  labelledBy: string
  picture: PictureName
  /** What it shows, where that says something. */
  alt?: string
  /** What darkens it, so that words can be read: one or several. */
  veils: readonly ('veil-banner' | 'veil-closing')[]
  className?: string
  children: ReactNode
}

/** A section in steel on a picture as wide as the window; on paper its words alone. */
export function PictureBand({
  labelledBy,
  picture,
  alt = '',
  veils,
  className = '',
  children,
}: PictureBandProps) {
  return (
    <section aria-labelledby={labelledBy} className={`steel relative isolate overflow-hidden ${className}`}>
      <Picture
        name={picture}
        alt={alt}
        sizes="100vw"
        className="absolute inset-0 -z-20 h-full print:hidden"
      />
      {veils.map((veil) => (
        <div key={veil} aria-hidden className={`${veil} absolute inset-0 -z-10 print:hidden`} />
      ))}
      {children}
    </section>
  )
}
