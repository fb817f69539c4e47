import { applicationStatuses } from '#src/contract/applications.ts'
import { projectStatuses } from '#src/contract/projects.ts'
import { Badge } from '#src/ui/badge.tsx'

export function ProjectBadge({ status }: { status: string }) {
  const known = projectStatuses.find(({ value }) => value === status)
  return <Badge tone={known?.tone ?? 'neutral'}>{known?.label ?? status}</Badge>
}

/** A word that we do not know shows itself, in no colour (decisions.md, 3). */
export function ApplicationBadge({ status }: { status: string }) {
  const known = applicationStatuses.find(
    ({ value, synonyms }) => value === status || synonyms.some((word) => word === status),
  )
  return <Badge tone={known?.tone ?? 'neutral'}>{known?.label ?? (status || 'N/A')}</Badge>
}
