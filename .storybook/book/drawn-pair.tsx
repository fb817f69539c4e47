import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

interface DrawnPairProps {
  /** As it is right, and the sentence below it. */
  good: ReactNode
  use: ReactNode
  /** As it is wrong, and why. Nothing in it can be reached with the keyboard or read aloud. */
  bad: ReactNode
  avoid: ReactNode
}

/** A rule that is seen at once: the same thing right and wrong, side by side. */
export function DrawnPair({ good, use, bad, avoid }: DrawnPairProps) {
  return (
    <Unstyled>
      <div className="book-guidance">
        <figure data-tone="do">
          <div className="book-drawn">{good}</div>
          <figcaption>{use}</figcaption>
        </figure>
        <figure data-tone="dont">
          <div className="book-drawn" inert>
            {bad}
          </div>
          <figcaption>{avoid}</figcaption>
        </figure>
      </div>
    </Unstyled>
  )
}
