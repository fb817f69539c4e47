import type { Project } from '#src/contract/projects.ts'
import { listPicture } from '#src/site/cards/project-picture.ts'
import { company } from '#src/site/company/company.ts'
import { PageHead } from '#src/site/head/page-head.tsx'
import { breadcrumbList } from '#src/site/head/structured-data.tsx'
import { Breadcrumbs, type Crumb } from '#src/ui/breadcrumbs.tsx'

/** What the page says about itself, general words until the project is there. */
export function ProjectMeta({ project }: { project?: Project | undefined }) {
  const title = project?.title || 'Project'
  const description =
    project?.description ||
    `A project of ${company.shortName}: its client, its dates, its status and pictures.`
  return (
    <PageHead
      title={title}
      description={description}
      image={project && listPicture(project)}
      about={[breadcrumbList(trail(title))]}
    />
  )
}

export function ProjectTrail({ title = 'Project' }: { title?: string | undefined }) {
  return <Breadcrumbs items={trail(title)} />
}

const trail = (title: string): Crumb[] => [
  { label: 'Home', to: '/' },
  { label: 'Projects', to: '/projects' },
  { label: title },
]
