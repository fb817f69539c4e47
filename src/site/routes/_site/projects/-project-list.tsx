import { type ComponentProps, type ComponentType, useState } from 'react'
import { content } from '#src/api/content.ts'
import { projectStatuses } from '#src/contract/options.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { ProjectCard } from '#src/site/cards/project-card.tsx'
import { disciplinesIn } from '#src/site/content/discipline-match.ts'
import { FilteredList, type FilteredListWords } from '#src/site/content/filters/filtered-list.tsx'
import { LongList } from '#src/site/content/long-list.tsx'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { statusOf } from '#src/ui/status-badge.tsx'
import { withCapital } from '#src/ui/text/with-capital.ts'
import type { ProjectComparisonProps } from './-project-comparison.tsx'
import { projectSkeleton } from './-project-skeleton.ts'

const statusLabel = (status: string) => statusOf(projectStatuses, withCapital(status)).label

const words: FilteredListWords<Project> = {
  noun: ['project', 'projects'],
  filters: [
    {
      name: 'discipline',
      label: 'Disciplines',
      all: 'All',
      values: ({ title }) => disciplinesIn([title]),
      labelFor: withCapital,
      asChips: true,
    },
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

interface ProjectListProps extends Pick<ComponentProps<typeof FilteredList>, 'views'> {
  view?: ProjectView | undefined
}

/** Projects that match the filters, as cards or in another view. Two of the cards can be compared. */
export function ProjectList({ view, views }: ProjectListProps) {
  const [chosen, setChosen] = useState<readonly Project[]>([])
  const [Comparison, setComparison] = useState<ComponentType<ProjectComparisonProps>>()
  const [first] = chosen
  const clear = () => setChosen([])
  function choose(project: Project) {
    if (!first || first._id === project._id) return setChosen(first ? [] : [project])
    setChosen([first, project])
    import('./-project-comparison.tsx').then(
      ({ ProjectComparison }) => setComparison(() => ProjectComparison),
      clear,
    )
  }
  return (
    <>
      <FilteredList list={content.projects.list()} words={words} views={views}>
        {(projects) =>
          view ? (
            <view.View projects={projects} />
          ) : (
            <LongList items={projects} step={24} noun="projects" className={projectSkeleton.className}>
              {(project) => (
                <ProjectCard project={project}>
                  {project._id && (
                    <Button
                      size="small"
                      variant="secondary"
                      aria-pressed={first?._id === project._id}
                      className="relative self-start"
                      onClick={() => choose(project)}
                    >
                      <span>{labelOf(project, first)}</span>
                      <span className="sr-only">{` (${project.title})`}</span>
                    </Button>
                  )}
                </ProjectCard>
              )}
            </LongList>
          )
        }
      </FilteredList>
      {Comparison && chosen.length > 1 && <Comparison projects={chosen} onClose={clear} />}
    </>
  )
}

/** Returns the text of a card's button: the first press chooses, the second one compares. */
function labelOf({ _id }: Project, first: Project | undefined): string {
  if (!first) return 'Compare'
  return first._id === _id ? 'Choose another' : 'Compare with the chosen one'
}
