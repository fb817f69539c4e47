import { useSavesData } from '#src/ui/browser/save-data.ts'
import { useBroken } from '#src/ui/browser/use-broken.ts'
import { Initials } from '#src/ui/initials.tsx'
import { pictureSources } from './sized.ts'
import { TapToLoad } from './tap-to-load.tsx'

/** A person's photo, 4:5. Shows initials if there is none, if it fails to load, or until a tap while data is saved. */
export function Portrait({ name, src }: { name: string; src: string }) {
  const { isBroken, watch } = useBroken(src)
  const isSaving = useSavesData()
  const initials = <Initials name={name} size="large" />
  if (!src || isBroken) {
    return (
      <span className="blueprint flex aspect-4/5 w-full items-center justify-center bg-paper-sunk">
        {initials}
      </span>
    )
  }
  const alt = name ? `Portrait of ${name}` : 'Portrait'
  const picture = (
    <img
      {...pictureSources(src)}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...watch}
      className="aspect-4/5 w-full bg-paper-sunk object-cover"
    />
  )
  if (!isSaving) return picture
  return (
    <TapToLoad key={src} alt={alt} drawing={initials} className="blueprint aspect-4/5">
      {picture}
    </TapToLoad>
  )
}
