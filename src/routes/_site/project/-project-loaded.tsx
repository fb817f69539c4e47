import { PageHead } from '#src/site/head/page-head.tsx'
import { ProjectMeta, ProjectTrail } from './-project-head.tsx'
import { useProject } from './-use-project.ts'

interface Props {
  id: string
}

export function LoadedMeta({ id }: Props) {
  const { query, isMissing } = useProject(id)
  if (!isMissing) return <ProjectMeta project={query.data} />
  return <PageHead title={notFound} description="There is no project at this address." indexed={false} />
}

export function LoadedTrail({ id }: Props) {
  return <ProjectTrail title={useTitle(id)} />
}

export function LoadedTitle({ id }: Props) {
  return useTitle(id)
}

const notFound = 'Project not found'

function useTitle(id: string): string {
  const { query, isMissing } = useProject(id)
  if (isMissing) return notFound
  if (!query.data) return 'Project'
  return query.data.title || 'Untitled project'
}
