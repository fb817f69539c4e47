import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { type Project, projectStatuses } from '#src/contract/projects.ts'
import { ProjectCard } from '#src/site/cards/project-card.tsx'
import { ContentState } from '#src/site/content/content-state.tsx'
import { FilterBar, FilterSelect, FilterText } from '#src/site/content/filter-bar.tsx'
import { type Filters, useFilters, valuesOf } from '#src/site/content/filters.ts'
import { LongList } from '#src/site/content/long-list.tsx'
import { NoneMatch } from '#src/site/content/none-match.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { statusOf } from '#src/ui/status-badge.tsx'
import { hasWords } from '#src/ui/text/search-words.ts'
import { projectSkeleton } from './-project-skeleton.ts'

/** All projects, and what the filters leave of them: worked out here, so that it needs no network. */
export function ProjectList() {
  const query = useQuery(content.projects.list())
  const filters = useFilters('status', 'client', 'text')
  const projects = query.data ?? []
  const found = projects.filter((project) => matches(project, filters.values))
  const statuses = valuesOf(projects, ({ status }) => status)
  return (
    <>
      <FilterBar
        filters={filters}
        shown={query.data && found.length}
        total={query.data?.length}
        noun={['project', 'projects']}
      >
        <FilterSelect
          filters={filters}
          name="status"
          label="Status"
          all="All statuses"
          options={statuses.map((value) => ({ value, label: statusOf(projectStatuses, value).label }))}
        />
        <FilterSelect
          filters={filters}
          name="client"
          label="Client"
          all="All clients"
          options={valuesOf(projects, ({ client }) => client)}
        />
        <FilterText filters={filters} name="text" label="Search projects" />
      </FilterBar>
      <ContentState query={query} skeleton={<SkeletonCards {...projectSkeleton} />}>
        {() =>
          found.length > 0 ? (
            <LongList
              key={JSON.stringify(filters.values)}
              items={found}
              step={24}
              noun="projects"
              className={projectSkeleton.className}
            >
              {(project) => <ProjectCard project={project} />}
            </LongList>
          ) : (
            <NoProjects filters={filters} />
          )
        }
      </ContentState>
    </>
  )
}

function NoProjects({ filters }: { filters: Pick<Filters, 'isSet' | 'clear'> }) {
  if (!filters.isSet) {
    return (
      <Empty title="No projects to show yet">
        A project appears here when its client has agreed. Please check back later.
      </Empty>
    )
  }
  return (
    <NoneMatch title="No project matches these filters" things="projects" filters={filters}>
      Try another status or client, or fewer words.
    </NoneMatch>
  )
}

function matches(project: Project, { status, client, text }: Record<'status' | 'client' | 'text', string>) {
  if (status && project.status !== status) return false
  if (client && project.client !== client) return false
  return hasWords(
    `${project.title}
${project.description}
${project.client}`,
    text,
  )
}
