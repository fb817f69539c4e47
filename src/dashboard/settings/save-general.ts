import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'
import type { SiteSettings } from '#src/contract/settings.ts'

/**
 * Saves some of the six general values. One call takes them all, so the others are read afresh
 * right before: neither a section that was saved meanwhile nor another person's change is lost.
 */
export function useSaveGeneral() {
  const client = useQueryClient()
  const all = useMutation(api.settings.saveGeneral())
  return useMutation({
    // One after the other: the second has to read what the first has written.
    scope: { id: 'general settings' },
    mutationFn: async (some: Partial<SiteSettings['general']>) => {
      const { general } = await client.fetchQuery({ ...api.settings.read(), staleTime: 0 })
      await all.mutateAsync({ ...general, ...some })
    },
  }).mutateAsync
}
