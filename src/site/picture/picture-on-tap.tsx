import { type ReactNode, useState } from 'react'
import { TapToLoad } from '#src/ui/picture/tap-to-load.tsx'
import { pictureSizes } from './picture-sizes.gen.ts'
import { pictures } from './pictures.gen.ts'

interface PictureOnTapProps {
  name: keyof typeof pictures
  alt: string
  ratio?: string | undefined
  className?: string | undefined
  /** Draws the picture in this one width. */
  children: (width: number | undefined) => ReactNode
}

/**
 * One of the site's own pictures while data is saved: in the one width that fills its room, without regard to dense
 * screens, so that the button can say what it weighs.
 */
export function PictureOnTap({ name, alt, ratio, className, children }: PictureOnTapProps) {
  const { widths, ratio: natural, colour } = pictures[name]
  const [room, setRoom] = useState(0)
  // Where none is wide enough it is -1: the last.
  const index = widths.findIndex((width) => width >= room)
  return (
    <TapToLoad
      ref={(element) => {
        if (element) setRoom(element.clientWidth)
      }}
      alt={alt}
      ratio={ratio ?? natural}
      colour={colour}
      kilobytes={pictureSizes[name].at(index)}
      className={className}
    >
      {children(widths.at(index))}
    </TapToLoad>
  )
}
