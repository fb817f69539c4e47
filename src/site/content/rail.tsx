import type { ReactNode } from 'react'

interface RailProps {
  as?: 'ul' | 'ol'
  label: string
  /** Grid, if there is room for one. */
  className: string
  children: ReactNode
}

/** A list without controls, which scrolls sideways on a phone. */
export function Rail({ as: Tag = 'ul', label, className, children }: RailProps) {
  return (
    <Tag aria-label={label} tabIndex={0} className={`rail ${className}`}>
      {children}
    </Tag>
  )
}
