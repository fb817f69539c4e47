import type { QueryClient } from '@tanstack/react-query'
import { isGone } from '#src/api/api-error.ts'
import { staffDrafts } from '#src/dashboard/offline-data/drafts/staff-drafts.ts'
import { pendingFollowUps } from '#src/dashboard/offline-data/pinned/encrypted/pending-follow-ups.ts'
import { unpinFile } from '#src/dashboard/offline-data/pinned/pinned-files.ts'
import { store } from '#src/ui/browser/store.ts'

/**
 * Deletes a deleted record's local data, also if another user deleted it first: its drafts, its pinned resume and its
 * follow-ups.
 */
export function forgetDeleted(client: QueryClient): void {
  client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || !mutation) return
    const [collection, verb] = mutation.options.mutationKey ?? []
    const { status, error, variables } = mutation.state
    const isRemoved = status === 'success' || (status === 'error' && isGone(error))
    if (verb !== 'remove' || !isRemoved) return
    const record = `${collection} ${variables}`
    void staffDrafts.dropAllOf(record)
    if (collection === 'applications') void unpinFile(String(variables)).catch(() => {})
    for (const [name, { at }] of store.get(pendingFollowUps.atom))
      if (name.startsWith(`${record} `)) void pendingFollowUps.drop(name, at)
  })
}
