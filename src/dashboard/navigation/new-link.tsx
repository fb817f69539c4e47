import { Link } from '@tanstack/react-router'
import { buttonClass } from '#src/ui/button.tsx'
import type { Named } from './list-route.ts'
import { resourceOf } from './resources.ts'

/** Link from a list to its form for a new record. */
export function NewLink({ of }: { of: Named }) {
  const resource = resourceOf(of)
  return (
    resource && (
      <Link to={resource.new} className={buttonClass()}>
        {resource.add}
      </Link>
    )
  )
}
