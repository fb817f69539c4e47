import type { QueryClient } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'

/** Reports an admin's action to the backend. Ignores a failure and refetches nothing. */
export async function logActivity(client: QueryClient, activity: string, activityType: string) {
  const { mutationKey: _, ...call } = api.summary.logActivity()
  await client
    .getMutationCache()
    .build(client, call)
    .execute({ activity, activityType })
    .catch(() => undefined)
}
