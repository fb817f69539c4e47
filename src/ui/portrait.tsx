import { useState } from 'react'
import { Initials } from './initials.tsx'

/** A person's photo, 4:5; initials in its room where there is none or where it does not load. */
export function Portrait({ name, src }: { name: string; src: string }) {
  const [broken, setBroken] = useState<string>()
  if (!src || broken === src) {
    return (
      <span className="blueprint grid aspect-[4/5] w-full place-items-center bg-paper-sunk">
        <Initials name={name} size="large" />
      </span>
    )
  }
  return (
    <img
      src={src}
      alt={`Portrait of ${name}`}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className="aspect-[4/5] w-full bg-paper-sunk object-cover"
    />
  )
}
