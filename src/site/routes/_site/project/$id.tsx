import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { CallBar } from '#src/site/layout/call-bar.tsx'
import { RecordPage } from '#src/site/layout/record-page.tsx'
import { ProjectSkeleton, projectRecord } from './-project-record.tsx'
import { projectParts } from './-project-story.tsx'

export const Route = createFileRoute('/_site/project/$id')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(content.projects.detail(params.id, queryClient))
    void queryClient.prefetchQuery(content.projects.list())
    void queryClient.prefetchQuery(content.testimonials.list())
    void queryClient.prefetchQuery(content.blogs.list())
  },
  component: ProjectPage,
})

function ProjectPage() {
  const { id } = Route.useParams()
  return (
    <>
      <RecordPage recordWords={projectRecord} parts={projectParts} id={id} skeleton={<ProjectSkeleton />} />
      <CallBar />
    </>
  )
}
