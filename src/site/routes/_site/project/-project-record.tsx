import { content } from '#src/api/content.ts'
import { company } from '#src/company/company.ts'
import type { Project } from '#src/contract/projects/record.ts'
import type { RecordWords } from '#src/site/layout/record-page.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** Columns of a project's page and of its placeholder. */
export const projectColumns = 'grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-16'

export const projectRecord: RecordWords<Project> = {
  thing: 'project',
  query: content.projects.detail,
  isBlank: ({ _id, title, description }) => !_id && !title && !description,
  list: { label: 'Projects', to: '/projects' },
  name: 'Project',
  notFound: 'Project not found',
  description: `A project of ${company.shortName}: its client, its dates, its status and pictures.`,
  headingRoom: 'two lines',
  title: ({ title }) => title || 'Project',
  heading: ({ title }) => title || 'Untitled project',
}

/** Placeholder of a project's facts and text. */
export function ProjectSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="sheet py-14 lg:py-20">
      <div data-skeleton className={projectColumns}>
        <div className="flex flex-col gap-8 py-4 lg:col-start-2">
          {['w-2/3', 'w-1/2', 'w-3/4', 'w-2/3'].map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: four bars that never change
            <Skeleton key={index} className={`h-4 ${width}`} />
          ))}
        </div>
        <div className="flex max-w-prose flex-col gap-4 lg:col-start-1">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      </div>
    </div>
  )
}
