import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#src/ui/button.tsx'

interface HomeActionsProps {
  /** The second way on, and its words. */
  to: '/projects' | '/contact'
  children: ReactNode
}

/** A quote, or the other way on. */
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
