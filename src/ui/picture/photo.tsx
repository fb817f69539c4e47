import { useSavesData } from '#src/ui/browser/save-data.ts'
import { useBroken } from '#src/ui/browser/use-broken.ts'
import { classes } from '#src/ui/classes.ts'
import { type Ratio, ratioClasses } from '#src/ui/ratio.ts'
import { pictureSources } from './sized.ts'
import { TapToLoad } from './tap-to-load.tsx'

interface PhotoProps {
  /** Address of the picture. An empty or broken one shows the fallback drawing. */
  src: string
  /** Alternative text. A picture with an empty one is decorative and is omitted while data is saved. */
  alt: string
  /** Width over height, which reserves the space while loading. */
  ratio?: Ratio
  eager?: boolean
  className?: string
}

/** A picture from the backend, of unknown size, which may be missing. Loads on a tap while data is saved. */
export function Photo({ src, alt, ratio = '3 / 2', eager, className }: PhotoProps) {
  const { isBroken, watch } = useBroken(src)
  const isSaving = useSavesData()
  const missing = !src || isBroken
  const picture = (
    <img
      {...(missing ? { src: '/brand/fallback.svg' } : pictureSources(src))}
      alt={missing ? '' : alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...watch}
      className={classes('w-full bg-paper-sunk object-cover', ratioClasses[ratio], className)}
    />
  )
  if (!isSaving || missing) return picture
  return (
    <TapToLoad key={src} alt={alt} className={classes('blueprint', ratioClasses[ratio], className)}>
      {picture}
    </TapToLoad>
  )
}
