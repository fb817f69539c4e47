import { type Ref, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import type { Elements } from '#src/ui/elements.ts'

interface OnTapProps {
  /** What the picture shows; the button's name. A picture that says nothing is not offered. */
  alt: string
  /** What loading it costs, in thousands of bytes, where that is known. */
  kilobytes?: number | undefined
  /** The shape of the picture's room, and its colour. */
  className?: string | undefined
  /** Stands above the button, such as a person's initials. */
  drawing?: Elements
  /** Gets the room. */
  ref?: Ref<HTMLSpanElement>
  /** The picture. */
  children: Elements
}

/**
 * A picture's room while data is saved, with a button that loads it. The button is above the area of a card's link and
 * must not be put inside a link.
 */
export function TapToLoad({ alt, kilobytes, className, drawing, ref, children }: OnTapProps) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted) {
    return (
      <span className="contents" ref={focusPicture}>
        {children}
      </span>
    )
  }
  const cost = kilobytes === undefined ? '' : ` ${kilobytes} kB`
  return (
    <span
      ref={ref}
      className={classes(
        'flex w-full flex-col items-center justify-center gap-3 bg-paper-sunk p-2',
        className,
      )}
    >
      {drawing}
      {alt && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Show picture${cost}: ${alt}`}
          className="relative z-10 flex-wrap gap-y-0"
          onClick={() => setWanted(true)}
        >
          Show picture<span className="font-normal text-ink-soft">{cost}</span>
        </Button>
      )}
    </span>
  )
}

/** The button that had the focus is gone; the picture has taken its place. */
function focusPicture(element: HTMLElement | null) {
  const picture = element?.querySelector('img')
  if (!picture) return
  picture.tabIndex = -1
  picture.focus({ preventScroll: true })
}
