import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { lazyRecord, RecordPage } from '#src/site/frame/record-page.tsx'
import { projectRecord } from './-project-record.ts'
import { ProjectSkeleton } from './-project-skeleton.tsx'

export const Route = createFileRoute('/_site/project/$id')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(content.projects.detail(params.id, queryClient))
    void queryClient.prefetchQuery(content.projects.list())
  },
  component: ProjectPage,
})

const parts = lazyRecord(async () => (await import('./-project-story.tsx')).projectParts)

function ProjectPage() {
  const { id } = Route.useParams()
  return <RecordPage of={projectRecord} parts={parts} id={id} skeleton={<ProjectSkeleton />} />
}
