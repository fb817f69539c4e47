import { type Project, projectStatuses } from '#src/contract/projects.ts'
import { Badge } from '#src/ui/badge.tsx'

/** How far a project is; one that says nothing is being planned. */
export const statusOf = ({ status }: Project): string => status || 'planning'

/** @example statusLabel('on-hold') // 'On hold' */
export const statusLabel = (status: string): string => known(status)?.label ?? status

export function ProjectStatus({ project }: { project: Project }) {
  const status = statusOf(project)
  return <Badge tone={known(status)?.tone ?? 'neutral'}>{statusLabel(status)}</Badge>
}

const known = (status: string) => projectStatuses.find(({ value }) => value === status)
