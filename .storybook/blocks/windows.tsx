import { Story } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { InTurn } from './in-turn.tsx'

interface WindowsProps extends Required<Pick<ComponentProps<typeof Story>, 'of'>> {
  /** Widths in pixels. */
  widths: readonly number[]
}

/** Shows a story in windows of several widths. */
export function Windows({ of, widths }: WindowsProps) {
  return (
    <div className="book-windows">
      {widths.map((width) => (
        <figure key={width} style={{ width }}>
          <figcaption>{`${width} px`}</figcaption>
          <InTurn>
            <Story of={of} inline={false} />
          </InTurn>
        </figure>
      ))}
    </div>
  )
}
