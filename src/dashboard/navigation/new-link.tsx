import { Link } from '@tanstack/react-router'
import { buttonClass } from '#src/ui/button.tsx'
import type { Named } from './list-route.ts'
import { resourceOf } from './resources.ts'

/** Link from a list to its form for a new record. */
export function NewLink({ resource }: { resource: Named }) {
  const entry = resourceOf(resource)
  return (
    entry && (
      <Link to={entry.new} className={buttonClass()}>
        {entry.add}
      </Link>
    )
  )
}
