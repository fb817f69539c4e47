import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Select } from '#src/ui/select.tsx'
import type { NotificationType } from './notification-row.tsx'
import { type Notification, notificationStatuses } from './notifications.ts'

interface NotificationFiltersProps {
  status: Notification['status'] | undefined
  type: NotificationType | undefined
  /** Types to choose from. */
  types: readonly NotificationType[]
}

export function NotificationFilters({ status, type, types }: NotificationFiltersProps) {
  const navigate = useNavigate()
  const first = useRef<HTMLSelectElement>(null)
  const change = (next: { status?: string; type?: string }) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, ...next })) as never, // the types know no search for "."
      resetScroll: false,
    })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        ref={first}
        aria-label="Status"
        placeholder="All statuses"
        options={notificationStatuses}
        value={status ?? ''}
        onChange={(event) => change({ status: event.target.value || undefined })}
        className="grow basis-36 md:w-40 md:flex-none"
      />
      <Select
        aria-label="Type"
        placeholder="All types"
        options={types}
        value={type ?? ''}
        onChange={(event) => change({ type: event.target.value || undefined })}
        className="grow basis-36 md:w-44 md:flex-none"
      />
      <Button
        variant="quiet"
        // On a phone a disabled button would take a row of its own.
        className="max-sm:disabled:hidden"
        disabled={!status && !type}
        onClick={() => {
          change({ status: undefined, type: undefined })
          first.current?.focus()
        }}
      >
        Clear Filters
      </Button>
    </div>
  )
}
