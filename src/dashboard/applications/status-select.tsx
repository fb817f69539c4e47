import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'
import { type Application, applicationStatuses } from '#src/contract/applications.ts'
import { applicationStatusLabel, applicationStatusValue } from '#src/dashboard/application-status.tsx'
import { withKeptOption } from '#src/dashboard/kept-option.ts'
import { tellFailure } from '#src/dashboard/tell-failure.ts'
import { takeLostFocus } from '#src/ui/focus.ts'
import { Select } from '#src/ui/select.tsx'
import { toast } from '#src/ui/toast.tsx'

/** Saves what is chosen at once; what could not be saved falls back to what is stored. */
export function StatusSelect({ application }: { application: Application }) {
  const { _id } = application
  const client = useQueryClient()
  const { mutate, isPending, isIdle, variables } = useMutation({
    ...api.applications.setStatus(_id),
    onSuccess: (_answer, status) => {
      // Shown until the record comes anew: the old word must not flash up in between.
      client.setQueryData(api.applications.detail(_id).queryKey, { ...application, status })
      toast.show({ title: `Status set to ${applicationStatusLabel(status)}`, tone: 'safe' })
    },
    onError: tellFailure,
  })
  const stored = applicationStatusValue(application.status)
  return (
    <Select
      // Disabling it took its focus.
      ref={isPending || isIdle ? undefined : takeLostFocus}
      aria-label="Application status"
      aria-busy={isPending || undefined}
      className="max-w-xs print:hidden"
      placeholder={stored ? undefined : 'Choose a status'}
      options={withKeptOption(applicationStatuses, stored)}
      value={isPending ? variables : stored}
      disabled={isPending}
      onChange={({ target }) => target.value && mutate(target.value)}
    />
  )
}
