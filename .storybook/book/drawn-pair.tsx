import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

interface DrawnPairProps {
  /** Right example, and the sentence below it. */
  good: ReactNode
  use: ReactNode
  /** Wrong example, and the reason. It is inert: unreachable by keyboard and hidden from screen readers. */
  bad: ReactNode
  avoid: ReactNode
}

/** Illustrates a rule with a right and a wrong example side by side. */
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
