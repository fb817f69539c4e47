import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { Banner } from '#src/site/content/banner.tsx'
import { ClosingBanner } from '#src/site/frame/closing-banner.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { ProjectMeta, ProjectTrail } from './-project-head.tsx'
import { ProjectSkeleton } from './-project-skeleton.tsx'

export const Route = createFileRoute('/_site/project/$id')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(content.projects.detail(params.id, queryClient))
    void queryClient.prefetchQuery(content.projects.list())
  },
  component: ProjectPage,
})

const LoadedMeta = lazyPart(async () => (await import('./-project-loaded.tsx')).LoadedMeta)
const LoadedTrail = lazyPart(async () => (await import('./-project-loaded.tsx')).LoadedTrail)
const LoadedTitle = lazyPart(async () => (await import('./-project-loaded.tsx')).LoadedTitle)
const ProjectStory = lazyPart(async () => (await import('./-project-story.tsx')).ProjectStory)

/** The heading stays the same element while its words arrive, because it holds the focus after a page change. */
function ProjectPage() {
  const { id } = Route.useParams()
  return (
    <>
      <Suspense fallback={<ProjectMeta />}>
        <LoadedMeta id={id} />
      </Suspense>
      <Banner
        picture="plant-expansion"
        crumbs={
          <Suspense fallback={<ProjectTrail />}>
            <LoadedTrail id={id} />
          </Suspense>
        }
        title={
          // Two lines' room on phones: most titles take them, and nothing moves when they come.
          <span className="grid min-h-[2.16em] items-end wrap-anywhere lg:min-h-0">
            <Suspense fallback="Project">
              <LoadedTitle id={id} />
            </Suspense>
          </span>
        }
      />
      <Suspense fallback={<ProjectSkeleton />}>
        <ProjectStory key={id} id={id} />
      </Suspense>
      <ClosingBanner />
    </>
  )
}
