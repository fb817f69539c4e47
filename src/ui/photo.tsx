import { useState } from 'react'
import { classes } from './classes.ts'

interface PhotoProps {
  /** Where it is; empty or broken shows the drawing that stands in for every missing picture. */
  src: string
  alt: string
  /** Width over height: the room is kept while it loads. */
  ratio?: string
  eager?: boolean
  className?: string
}

/** A picture from the backend, whose size and health nobody knows. */
export function Photo({ src, alt, ratio = '3 / 2', eager, className }: PhotoProps) {
  const [broken, setBroken] = useState<string>()
  const missing = !src || broken === src
  return (
    <img
      src={missing ? '/brand/fallback.svg' : src}
      alt={missing ? '' : alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(src)}
      style={{ aspectRatio: ratio }}
      className={classes('w-full bg-paper-sunk object-cover', className)}
    />
  )
}
