import type { ComponentType } from 'react'
import { content } from '#src/api/content.ts'
import { projectStatuses } from '#src/contract/options.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { ProjectCard } from '#src/site/cards/project-card.tsx'
import { FilteredList, type FilteredListWords } from '#src/site/content/filters/filtered-list.tsx'
import { LongList } from '#src/site/content/long-list.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { statusOf } from '#src/ui/status-badge.tsx'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { projectSkeleton } from './-project-skeleton.ts'

const statusLabel = (status: string) => statusOf(projectStatuses, withCapital(status)).label

const words: FilteredListWords<Project> = {
  noun: ['project', 'projects'],
  filters: [
    {
      name: 'status',
      label: 'Status',
      all: 'All statuses',
      values: ({ status }) => [status],
      labelFor: statusLabel,
    },
    { name: 'client', label: 'Client', all: 'All clients', values: ({ client }) => [client] },
    {
      name: 'text',
      label: 'Search projects',
      title: ({ title }) => title,
      text: ({ description, client, location, status }) =>
        [description, client, location, statusLabel(status)].join('\n'),
    },
  ],
  skeleton: projectSkeleton,
  empty: (
    <Empty title="No projects to show yet">
      A project appears here when its client has agreed. Please check back later.
    </Empty>
  ),
  noMatch: {
    title: 'No project matches these filters',
    hint: 'Try another status or client, or other words.',
  },
}

/** An alternative view of the projects. */
export interface ProjectView {
  name: string
  View: ComponentType<{ projects: readonly Project[] }>
}

/** Projects that match the filters, as cards or in another view. */
export function ProjectList({ view }: { view?: ProjectView | undefined }) {
  return (
    <FilteredList list={content.projects.list()} words={words}>
      {(projects) =>
        view ? (
          <view.View projects={projects} />
        ) : (
          <LongList items={projects} step={24} noun="projects" className={projectSkeleton.className}>
            {(project) => <ProjectCard project={project} />}
          </LongList>
        )
      }
    </FilteredList>
  )
}
