import type { QueryClient } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'

/** Tells the backend what the admin did. A failure is ignored, and nothing is fetched again for it. */
export async function logActivity(client: QueryClient, activity: string, activityType: string) {
  const { mutationKey: _, ...call } = api.summary.logActivity()
  await client
    .getMutationCache()
    .build(client, call)
    .execute({ activity, activityType })
    .catch(() => undefined)
}
