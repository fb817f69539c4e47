import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li'
  /** Rises on hover: for a card that is a link. */
  lift?: boolean
}

/** A ruled box on paper. The content sets its own padding. */
export function Card({ as: Tag = 'div', lift, className, ...props }: CardProps) {
  // The four tags take the same attributes, but their union type does not express it.
  const Box = Tag as 'div'
  return (
    <Box
      {...props}
      className={classes(
        'relative overflow-hidden rounded-md border border-line bg-paper',
        lift &&
          'transition duration-200 hover:border-edge hover:shadow-float has-focus-visible:border-edge moving:hover:-translate-y-0.5',
        className,
      )}
    />
  )
}
