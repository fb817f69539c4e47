import type { QueryClient } from '@tanstack/react-query'
import { isGone } from '#src/api/api-error.ts'
import { dropFile } from './kept-files.ts'

/** A resume that is kept here goes with its application, also where that was deleted elsewhere before. */
export function forgetResumes(client: QueryClient): void {
  client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || !mutation) return
    const [collection, verb] = mutation.options.mutationKey ?? []
    const { status, error, variables } = mutation.state
    const isRemoved = status === 'success' || (status === 'error' && isGone(error))
    if (collection !== 'applications' || verb !== 'remove' || !isRemoved) return
    void dropFile(String(variables)).catch(() => {})
  })
}
