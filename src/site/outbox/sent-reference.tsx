import { Link } from '@tanstack/react-router'
import { CopiedReference } from './copied-reference.tsx'

/** What to name when one asks, and where to see how far it has come. `id` is of the item that has arrived. */
export function SentReference({ id }: { id: string }) {
  return (
    <p>
      Your reference: <CopiedReference id={id} />{' '}
      <Link to="/my-messages" className="inline-flex underline underline-offset-4">
        Follow it here
      </Link>
    </p>
  )
}
