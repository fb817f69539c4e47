import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'
import type { SiteSettings } from '#src/contract/settings.ts'
import { mergeChanges } from '#src/dashboard/form/merge-changes.ts'
import { ChangedElsewhere } from './changed-elsewhere.ts'

interface SavedPart<Whole, Field extends string> {
  /** Parts of the same name are saved one after the other: the second has to read what the first has written. */
  part: string
  /** All values that the call takes. */
  read: (settings: SiteSettings) => Whole
  call: UseMutationOptions<void, Error, Whole>
  /** What the fields of the form are called. */
  labels: Record<Field, string>
}

interface Saved<Field extends string> {
  entries: Record<Field, string>
  opened: { [Name in Field]?: unknown }
}

/**
 * Saves some values of a part of the settings. One call takes them all, so they are read afresh right before: neither
 * a section that was saved meanwhile nor another person's change is lost.
 *
 * @returns a function that is given the entries and what the form was opened with, and gives the entries as they are
 *   saved; it throws `ChangedElsewhere` before anything is saved if another person has changed the same fields
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
