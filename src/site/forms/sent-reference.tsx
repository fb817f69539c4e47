import { Link } from '@tanstack/react-router'
import { CopiedReference } from './copied-reference.tsx'

/** Reference for enquiries, with a link to the item's progress. `id` is that of the item that has arrived. */
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
