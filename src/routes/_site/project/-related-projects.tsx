import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import type { Project } from '#src/contract/projects.ts'
import { ProjectCard } from '#src/site/cards/project-card.tsx'
import { ContentState } from '#src/site/content/content-state.tsx'
import { Section } from '#src/site/content/section.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { keyed } from '#src/ui/keyed.ts'
import { SkeletonCards } from '#src/ui/skeleton.tsx'

interface Props {
  /** Of the address: the record itself may have lost its own. */
  id: string
  project: Project
}

const skeleton = {
  count: 3,
  ratio: '3 / 2',
  lines: 3,
  className: 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8 sm:*:first:col-span-2 lg:*:first:col-span-1',
} as const

/** Up to three others: of the same client first, then at the same stage. Nothing where there are none. */
export function RelatedProjects({ id, project }: Props) {
  const query = useQuery(content.projects.list())
  const related = (query.data ?? [])
    .filter((other) => other._id !== '' && other._id !== id)
    .sort((one, other) => closeness(other, project) - closeness(one, project))
    .slice(0, 3)
  if (query.data && related.length === 0) return null
  return (
    <Section
      number={project.gallery.length > 0 ? '02' : '01'}
      label="Projects"
      title="Related projects"
      action={
        <Link to="/projects" className={buttonClass('secondary')}>
          All projects
        </Link>
      }
    >
      <ContentState query={query} skeleton={<SkeletonCards {...skeleton} />}>
        {() => (
          <ul className={skeleton.className}>
            {keyed(related).map(({ key, item: other }) => (
              <li key={key}>
                <ProjectCard project={other} />
              </li>
            ))}
          </ul>
        )}
      </ContentState>
    </Section>
  )
}

function closeness(other: Project, { client, status }: Project): number {
  if (client && other.client === client) return 2
  return other.status === status ? 1 : 0
}
