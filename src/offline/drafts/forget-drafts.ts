import type { QueryClient } from '@tanstack/react-query'
import { isGone } from '#src/api/api-error.ts'
import { staffDrafts } from './staff-drafts.ts'

/** What was typed to change a record goes with the record, also where somebody else was faster to delete that. */
export function forgetDraftsOfDeleted(client: QueryClient): void {
  client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || !mutation) return
    const [collection, verb] = mutation.options.mutationKey ?? []
    const { status, error, variables } = mutation.state
    const isRemoved = status === 'success' || (status === 'error' && isGone(error))
    if (verb === 'remove' && isRemoved) void staffDrafts.dropAllOf(`${collection} ${variables}`)
  })
}
