import { type Project, projectStatuses } from '#src/contract/projects.ts'
import { Badge } from '#src/ui/badge.tsx'

/** How far a project is; one that says nothing is being planned. */
export function ProjectStatus({ status }: Pick<Project, 'status'>) {
  return <Badge tone={known(status)?.tone ?? 'neutral'}>{projectStatusLabel(status)}</Badge>
}

/** The word that the wire carries. */
export const projectStatusOf = ({ status }: Pick<Project, 'status'>): string => status || 'planning'

/** @example projectStatusLabel('on-hold') // 'On hold' */
export const projectStatusLabel = (status: string): string => known(status)?.label ?? status

const known = (status: string) => projectStatuses.find(({ value }) => value === projectStatusOf({ status }))
