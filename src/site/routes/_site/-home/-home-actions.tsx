import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#src/ui/button.tsx'

interface HomeActionsProps {
  /** Target of the second button; `children` is its text. */
  to: '/projects' | '/contact'
  children: ReactNode
}

/** Two buttons: the quote form, and another page. */
export function HomeActions({ to, children }: HomeActionsProps) {
  return (
    <div className="mt-8 flex flex-col gap-3 sm:flex-row">
      <Link to="/quote" className={buttonClass('primary', 'large')}>
        Request A Quote
      </Link>
      <Link to={to} className={buttonClass('secondary', 'large')}>
        {children}
      </Link>
    </div>
  )
}
