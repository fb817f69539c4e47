import type { ReactNode } from 'react'
import { Picture, type PictureName } from '#src/site/picture/picture.tsx'

interface PictureBandProps {
  /** The id of its heading. */
  labelledBy: string
  name: PictureName
  /** Empty for a picture that says nothing. */
  alt: string
  /** What darkens it, so that words can be read. */
  veil: 'veil-banner' | 'veil-closing'
  children: ReactNode
}

/** A section in steel on a picture as wide as the window; on paper its words alone. */
export function PictureBand({ labelledBy, name, alt, veil, children }: PictureBandProps) {
  return (
    <section aria-labelledby={labelledBy} className="steel relative isolate overflow-hidden">
      <Picture name={name} alt={alt} sizes="100vw" className="absolute inset-0 -z-20 h-full print:hidden" />
      <div aria-hidden className={`${veil} absolute inset-0 -z-10 print:hidden`} />
      {children}
    </section>
  )
}
