import { Cog } from 'lucide-react'
import { useSavesData } from '#src/ui/browser/save-data.ts'
import { useBroken } from '#src/ui/browser/use-broken.ts'
import { classes } from '#src/ui/classes.ts'

/** A service's icon in a ruled square. Shows the drawing of a wheel if it is missing or broken, or data is saved. */
export function ServiceIcon({ src, large = false }: { src: string; large?: boolean }) {
  const { isBroken, watch } = useBroken(src)
  const savesData = useSavesData()
  const size = large ? 56 : 32
  return (
    <span
      className={classes(
        'grid shrink-0 place-items-center border border-line bg-paper-sunk text-signal',
        large ? 'size-24' : 'size-14',
      )}
    >
      {src && !isBroken && !savesData ? (
        <img
          src={src}
          alt=""
          data-icon
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          {...watch}
          className={classes('object-contain', large ? 'size-14' : 'size-8')}
        />
      ) : (
        <Cog aria-hidden size={size} strokeWidth={1.25} />
      )}
    </span>
  )
}
