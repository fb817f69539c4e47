import { applicationStatuses } from '#src/contract/applications.ts'
import { Badge } from '#src/ui/badge.tsx'

/** How far an application is: one map drives badge, filter and dropdown (decisions.md, 3). */
export function ApplicationStatus({ status }: { status: string }) {
  return <Badge tone={known(status)?.tone ?? 'neutral'}>{applicationStatusLabel(status)}</Badge>
}

/** The word that the wire carries. @example applicationStatusValue('accepted') // 'hired' */
export const applicationStatusValue = (status: string): string => known(status)?.value ?? status

/** @example applicationStatusLabel('in-review') // 'Reviewing' */
export const applicationStatusLabel = (status: string): string => known(status)?.label ?? (status || 'N/A')

function known(status: string) {
  const word = status.trim().toLowerCase()
  return applicationStatuses.find(
    ({ value, synonyms }) => value === word || synonyms.some((synonym) => synonym === word),
  )
}
