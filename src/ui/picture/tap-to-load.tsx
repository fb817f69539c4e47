import { type Ref, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import type { Elements } from '#src/ui/elements.ts'

interface OnTapProps {
  /** Alternative text of the picture, and the button's name. A decorative picture has no button. */
  alt: string
  /** Download size in thousands of bytes, if known. */
  kilobytes?: number | undefined
  /** Classes for the shape and colour of the picture's space. */
  className?: string | undefined
  /** Content above the button, such as a person's initials. */
  drawing?: Elements
  /** Ref of the picture's space. */
  ref?: Ref<HTMLSpanElement>
  /** The picture itself. */
  children: Elements
}

/**
 * Placeholder of a picture while data is saved, with a button that loads it. The button is above the area of a card's
 * link and must not be placed inside a link.
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

/** Focuses the picture that replaced the button. */
function focusPicture(element: HTMLElement | null) {
  const picture = element?.querySelector('img')
  if (!picture) return
  picture.tabIndex = -1
  picture.focus({ preventScroll: true })
}
