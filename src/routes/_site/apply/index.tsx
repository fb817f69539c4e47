import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { Banner } from '#src/site/content/banner.tsx'
import { Section } from '#src/site/content/section.tsx'
import { ClosingBanner } from '#src/site/frame/closing-banner.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ApplyMeta, applyCrumbs } from './-apply-head.tsx'
import { ApplySkeleton } from './-apply-skeleton.tsx'

export const Route = createFileRoute('/_site/apply/')({
  // The router reads `?jobId=42` as a number.
  validateSearch: ({ jobId, edit }: Record<string, unknown>): { jobId?: string; edit?: string } => ({
    ...((typeof jobId === 'string' || typeof jobId === 'number') && { jobId: String(jobId) }),
    ...(typeof edit === 'string' && { edit }),
  }),
  loaderDeps: ({ search: { jobId } }) => ({ jobId }),
  loader: ({ context: { queryClient }, deps: { jobId } }) => {
    if (jobId) void queryClient.prefetchQuery(content.careers.detail(jobId, queryClient))
  },
  component: ApplyPage,
})

const LoadedMeta = lazyPart(async () => (await import('./-apply-loaded.tsx')).LoadedMeta)
const LoadedTitle = lazyPart(async () => (await import('./-apply-loaded.tsx')).LoadedTitle)
const ApplyPanel = lazyPart(async () => (await import('./-apply-panel.tsx')).ApplyPanel)

/** The heading stays the same element while its words arrive, because it holds the focus after a page change. */
function ApplyPage() {
  const { jobId = '', edit } = Route.useSearch()
  return (
    <>
      <Suspense fallback={<ApplyMeta />}>{jobId ? <LoadedMeta jobId={jobId} /> : <ApplyMeta />}</Suspense>
      <Banner
        picture="blueprints-hard-hat"
        crumbs={<Breadcrumbs items={applyCrumbs} />}
        title={
          jobId ? (
            // Two lines' room on phones: nothing moves when a longer title comes.
            <span className="grid min-h-[2.16em] items-end wrap-anywhere lg:min-h-0">
              <Suspense fallback="Join Our Team">
                <LoadedTitle jobId={jobId} />
              </Suspense>
            </span>
          ) : (
            'Join Our Team'
          )
        }
        purpose="An engineer of the team that you would join reads every application."
      />
      <Section number="01" label="Apply" title="Your application">
        <Suspense fallback={<ApplySkeleton hasJob={jobId !== ''} />}>
          <ApplyPanel key={jobId} jobId={jobId} edit={edit} />
        </Suspense>
      </Section>
      <ClosingBanner />
    </>
  )
}
