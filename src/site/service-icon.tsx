import { useAtomValue } from 'jotai'
import { Cog } from 'lucide-react'
import { useState } from 'react'
import { saveDataAtom } from '#src/ui/save-data.ts'

/** A service's icon in a ruled square: the drawing of a wheel where there is none, it is broken, or data is saved. */
export function ServiceIcon({ src }: { src: string }) {
  const [broken, setBroken] = useState<string>()
  const savesData = useAtomValue(saveDataAtom)
  return (
    <span className="grid size-14 shrink-0 place-items-center border border-line bg-paper-sunk text-signal">
      {src && src !== broken && !savesData ? (
        <img
          src={src}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
          className="size-8 object-contain"
        />
      ) : (
        <Cog aria-hidden size={32} strokeWidth={1.25} />
      )}
    </span>
  )
}
