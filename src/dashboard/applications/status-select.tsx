import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { api } from '#src/api/index.ts'
import { applicationStatuses } from '#src/contract/applications/input.ts'
import type { Application } from '#src/contract/applications/record.ts'
import { showFailure } from '#src/dashboard/deleting/show-failure.ts'
import { noteRejectionAtom } from '#src/dashboard/inbox/new-rejections.ts'
import { NeedsNetwork, useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { takeLostFocus } from '#src/ui/browser/focus.ts'
import { toast } from '#src/ui/overlay/toast.tsx'
import { Select, withStoredOption } from '#src/ui/select.tsx'
import { statusOf } from '#src/ui/status-badge.tsx'

/** Saves a choice at once; if that fails, falls back to the stored status. */
export function StatusSelect({ application }: { application: Application }) {
  const { _id } = application
  const noteRejection = useSetAtom(noteRejectionAtom)
  const { mutate, isPending, isIdle, variables } = useMutation({
    ...api.applications.setStatus(_id),
    // Remember the status from before the choice: the record may be refetched before the response.
    onMutate: () => stored,
    onSuccess: (_result, status, before) => {
      noteRejection(_id, status === 'rejected')
      const title = `Status set to ${statusOf(applicationStatuses, status).label}`
      const action = before ? { label: 'Undo', onAct: () => mutate(before) } : undefined
      toast.show({ title, tone: 'safe', ...(action && { action }) })
    },
    onError: showFailure,
  })
  const guard = useOfflineGuard()
  const id = useId()
  const note = useId()
  const stored = statusOf(applicationStatuses, application.status).value
  const statuses = applicationStatuses.filter(({ value }) => !guard || value === stored)
  return (
    <div className="flex max-w-xs flex-col gap-2">
      <label htmlFor={id} className="font-semibold text-sm print:hidden">
        Application status
      </label>
      <Select
        id={id}
        // Give back the focus that disabling the field took.
        ref={isPending || isIdle ? undefined : takeLostFocus}
        aria-busy={isPending || undefined}
        className="print:hidden"
        placeholder={stored ? undefined : 'Choose a status'}
        // An open list cannot be disabled: it offers the stored status and nothing else.
        options={withStoredOption(statuses, stored)}
        value={isPending ? variables : stored}
        disabled={isPending}
        aria-disabled={guard?.['aria-disabled']}
        aria-describedby={guard && note}
        onChange={({ target }) => target.value && mutate(target.value)}
      />
      <NeedsNetwork id={note} />
    </div>
  )
}
