import { useState } from 'react'
import { useSavesData } from '#src/ui/browser/save-data.ts'
import { Initials } from '#src/ui/initials.tsx'
import { sized } from './sized.ts'
import { TapToLoad } from './tap-to-load.tsx'

/** A person's photo, 4:5; initials in its room where there is none, where it does not load, and until it is tapped. */
export function Portrait({ name, src }: { name: string; src: string }) {
  const [broken, setBroken] = useState<string>()
  const isSaving = useSavesData()
  const initials = <Initials name={name} size="large" />
  if (!src || broken === src) {
    return (
      <span className="blueprint flex aspect-4/5 w-full items-center justify-center bg-paper-sunk">
        {initials}
      </span>
    )
  }
  const alt = name ? `Portrait of ${name}` : 'Portrait'
  const picture = (
    <img
      {...sized(src)}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
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
