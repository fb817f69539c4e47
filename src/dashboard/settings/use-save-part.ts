import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'
import type { SiteSettings } from '#src/contract/settings/record.ts'
import { mergeChanges } from '#src/dashboard/form/merge-changes.ts'
import { ChangedElsewhere } from './changed-elsewhere.ts'

interface SavedPart<Whole, Field extends string> {
  /** Name of the part. Saves of one part run in turn: each has to read the result of the previous one. */
  part: string
  /** Returns all values that the call takes. */
  read: (settings: SiteSettings) => Whole
  call: UseMutationOptions<void, Error, Whole>
  /** Labels of the form's fields. */
  labels: Record<Field, string>
}

interface Saved<Field extends string> {
  entries: Record<Field, string>
  opened: { [Name in Field]?: unknown }
}

/**
 * Saves some values of a part of the settings. The call takes all values of the part, so they are refetched right
 * before: neither another section's save nor another user's change is lost.
 *
 * @returns a function of the entries and the form's initial values, which resolves with the saved entries; it throws
 * `ChangedElsewhere` before saving if another user has changed the same fields
 */
export function useSavePart<Whole extends Record<Field, string>, Field extends string>({
  part,
  read,
  call,
  labels,
}: SavedPart<Whole, Field>) {
  const client = useQueryClient()
  const whole = useMutation(call)
  const { mutateAsync } = useMutation({
    scope: { id: `settings ${part}` },
    mutationFn: async ({ entries, opened }: Saved<Field>) => {
      const current = read(await client.fetchQuery({ ...api.settings.read(), staleTime: 0 }))
      const { merged, conflicts } = mergeChanges({ opened, entries, current })
      if (conflicts.length > 0)
        throw new ChangedElsewhere(
          conflicts.map((field) => ({ field, label: labels[field], value: current[field] })),
        )
      await whole.mutateAsync({ ...current, ...merged })
      return merged
    },
  })
  return (entries: Saved<Field>['entries'], opened: Saved<Field>['opened']) =>
    mutateAsync({ entries, opened })
}
