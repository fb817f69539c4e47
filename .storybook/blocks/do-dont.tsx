import { Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

interface DoDontProps {
  use: string
  avoid: string
  /** Right example, above `use`. */
  good?: ReactNode
  /** Wrong example, above `avoid`. It is inert: unreachable by keyboard and hidden from screen readers. */
  bad?: ReactNode
}

/** Shows a rule in two sentences side by side, each with its example. */
export function DoDont({ use, avoid, good, bad }: DoDontProps) {
  return (
    <Unstyled>
      <div className="book-guidance">
        <figure data-tone="do">
          {good && <div className="book-example">{good}</div>}
          <figcaption>
            <Markdown>{use}</Markdown>
          </figcaption>
        </figure>
        <figure data-tone="dont">
          {bad && (
            <div className="book-example" inert>
              {bad}
            </div>
          )}
          <figcaption>
            <Markdown>{avoid}</Markdown>
          </figcaption>
        </figure>
      </div>
    </Unstyled>
  )
}
