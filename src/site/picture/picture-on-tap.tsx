import { useState } from 'react'
import { classes } from '#src/ui/classes.ts'
import type { Elements } from '#src/ui/elements.ts'
import { TapToLoad } from '#src/ui/picture/tap-to-load.tsx'
import type { Ratio } from '#src/ui/ratio.ts'
import { pictureClass } from './picture-class.ts'
import { shapeOf } from './picture-shape.ts'
import { pictures } from './pictures.gen.ts'

interface PictureOnTapProps {
  name: keyof typeof pictures
  alt: string
  ratio?: Ratio | undefined
  className?: string | undefined
  /** Draws the picture in this one width. */
  children: (width: number | undefined) => Elements
}

/**
 * One of the site's own pictures while data is saved: in the one width that fills its room, whatever a
 * screen's pixel density, so that the button can say what it weighs.
 */
export function PictureOnTap({ name, alt, ratio, className, children }: PictureOnTapProps) {
  const { widths, ratio: natural } = shapeOf(name)
  // Undefined as long as the page is as its document has it: then nobody knows which width it will be.
  const [room, setRoom] = useState<number>()
  // Where none is wide enough it is -1: the last.
  const index = widths.findIndex((width) => width >= (room ?? Number.POSITIVE_INFINITY))
  return (
    <TapToLoad
      ref={(element) => {
        // A high room cuts off its sides.
        if (element) setRoom(Math.max(element.clientWidth, Math.floor(element.clientHeight * natural)))
      }}
      alt={alt}
      kilobytes={room === undefined ? undefined : pictures[name].at(index)}
      className={classes(pictureClass(name, ratio), className)}
    >
      {children(widths.at(index))}
    </TapToLoad>
  )
}
