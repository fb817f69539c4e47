import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#src/ui/overlay/toast.tsx'

/** Returns a function that syncs everything, or one list, on request. */
export function useSyncNow() {
  const client = useQueryClient()
  return async (only?: string) => {
    const engine = await import('./sync.ts').catch(() => undefined)
    if (engine) return engine.sync(client, { details: true, freshFor: 0, ...(only && { only }) })
    toast.show({
      title: 'The sync could not be started. Check the connection and try again.',
      tone: 'danger',
    })
  }
}

export async function stopSync(): Promise<void> {
  const { cancelSync } = await import('./sync.ts')
  cancelSync()
}
