import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { RecordPage } from '#src/site/frame/record-page.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { projectRecord } from './-project-record.ts'
import { ProjectSkeleton } from './-project-skeleton.tsx'

export const Route = createFileRoute('/_site/project/$id')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(content.projects.detail(params.id, queryClient))
    void queryClient.prefetchQuery(content.projects.list())
  },
  component: ProjectPage,
})

const ProjectStory = lazyPart(async () => (await import('./-project-story.tsx')).ProjectStory)

function ProjectPage() {
  const { id } = Route.useParams()
  return (
    <RecordPage of={projectRecord} id={id}>
      <Suspense fallback={<ProjectSkeleton />}>
        <ProjectStory key={id} id={id} />
      </Suspense>
    </RecordPage>
  )
}
