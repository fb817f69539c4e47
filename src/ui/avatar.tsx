import { useSavesData } from '#src/ui/browser/save-data.ts'
import { useBroken } from '#src/ui/browser/use-broken.ts'
import { Initials } from './initials.tsx'

/**
 * A person's picture beside their words. Shows initials without a picture or while data is saved; hides a picture that
 * fails to load.
 */
export function Avatar({ name, src }: { name: string; src: string }) {
  const { isBroken, watch } = useBroken(src)
  const saves = useSavesData()
  if (!src || saves) return <Initials name={name} />
  if (isBroken) return null
  return (
    <img
      src={src}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      {...watch}
      className="size-12 shrink-0 rounded-sm bg-paper-sunk object-cover"
    />
  )
}
