import { useAtomValue } from 'jotai'
import type { Named } from '#src/dashboard/navigation/list-route.ts'
import { Badge } from '#src/ui/badge.tsx'
import { receivedAt } from './received.ts'
import { marksAtom } from './seen.ts'

/** Mark of a record that came after this user last looked at its list; shown until the list is left. */
export function NewMark({ resource, record }: { resource: Named; record: object }) {
  const mark = useAtomValue(marksAtom)[resource.name]
  if (mark === undefined || receivedAt(record) <= mark) return null
  return (
    <span>
      {/* A blank and no margin: on a line of its own the mark stands under the name. */}{' '}
      <Badge tone="info">New</Badge>
    </span>
  )
}
