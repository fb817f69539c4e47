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
  /** Renders the picture in this width. */
  children: (width: number | undefined) => Elements
}

/**
 * A picture of the site while data is saved: in a single width that fills its space, regardless of the pixel density,
 * so that the button can state its size.
 */
export function PictureOnTap({ name, alt, ratio, className, children }: PictureOnTapProps) {
  const { widths, ratio: natural } = shapeOf(name)
  // Undefined during hydration, when the width is not known yet.
  const [room, setRoom] = useState<number>()
  // If no width is large enough, -1 selects the last.
  const index = widths.findIndex((width) => width >= (room ?? Number.POSITIVE_INFINITY))
  return (
    <TapToLoad
      ref={(element) => {
        // In a high space the picture's sides are cropped.
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
