import { Link, type LinkProps } from '@tanstack/react-router'
import { buttonClass } from '#src/ui/button.tsx'

/** The way to a list's form for a new record. */
export function NewLink({ to, children }: { to: LinkProps['to']; children: string }) {
  return (
    <Link to={to} className={buttonClass()}>
      {children}
    </Link>
  )
}
