import { applicationStatuses } from '#src/contract/applications/input.ts'
import type { Application } from '#src/contract/applications/record.ts'
import type { ListSearch } from '#src/dashboard/list/list-search.ts'
import type { SelectOption } from '#src/ui/select.tsx'
import { statusOf } from '#src/ui/status-badge.tsx'
import { withThousands } from '#src/ui/text/money.ts'

/** Value of the status filter for all statuses that are not ours. */
const otherStatuses = 'other'

/** Returns a record's value of the status filter. The chart on the home page counts a missing status as new, too. */
export function statusFacet({ status }: Application): string {
  const { value } = statusOf(applicationStatuses, status || 'new')
  return applicationStatuses.some((one) => one.value === value) ? value : otherStatuses
}

export const positionOf = ({ role }: Application): string => role.trim() || 'N/A'

type Facets = Pick<ListSearch, 'status' | 'position'>

/**
 * Returns the choices of the two filters, each with the number of applications that it leaves beside the other.
 *
 * @param applications those that the other filters leave
 */
export function facetsOf(applications: readonly Application[], { status, position }: Facets) {
  const statuses = countsOf(applications.filter(isAt(position)).map(statusFacet), status)
  const positions = countsOf(applications.filter(isIn(status)).map(positionOf), position)
  const isOtherOffered = statuses.has(otherStatuses)
  return {
    statuses: [
      ...applicationStatuses.map(({ value, label }) => option(value, label, statuses.get(value))),
      ...(isOtherOffered ? [option(otherStatuses, 'Other', statuses.get(otherStatuses))] : []),
    ],
    positions: [...positions]
      .sort(([one, few], [other, many]) => many - few || one.localeCompare(other))
      .map(([name, count]) => option(name, name, count)),
  }
}

/** Whether an application is for the position; for any if none is chosen. */
const isAt = (position: string | undefined) => (application: Application) =>
  position === undefined || positionOf(application) === position

const isIn = (status: string | undefined) => (application: Application) =>
  status === undefined || statusFacet(application) === status

/** Counts each value. @param chosen value that is offered even if nothing has it */
function countsOf(values: string[], chosen: string | undefined): Map<string, number> {
  const counts = new Map(chosen === undefined ? [] : [[chosen, 0]])
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const option = (value: string, label: string, count = 0): Exclude<SelectOption, string> => ({
  value,
  label: `${label} (${withThousands(count)})`,
})
