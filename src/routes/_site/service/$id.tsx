import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { Banner } from '#src/site/content/banner.tsx'
import { ClosingBanner } from '#src/site/frame/closing-banner.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { ServiceMeta, ServiceTrail } from './-service-head.tsx'
import { ServiceSkeleton } from './-service-skeleton.tsx'

export const Route = createFileRoute('/_site/service/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(content.services.detail(id, queryClient))
    void queryClient.prefetchQuery(content.services.list())
  },
  component: ServicePage,
})

const LoadedMeta = lazyPart(async () => (await import('./-service-loaded.tsx')).LoadedMeta)
const LoadedTrail = lazyPart(async () => (await import('./-service-loaded.tsx')).LoadedTrail)
const LoadedTitle = lazyPart(async () => (await import('./-service-loaded.tsx')).LoadedTitle)
const ServiceDetail = lazyPart(async () => (await import('./-service-detail.tsx')).ServiceDetail)

/** The heading stays the same element while its words arrive, because it holds the focus after a page change. */
function ServicePage() {
  const { id } = Route.useParams()
  return (
    <>
      <Suspense fallback={<ServiceMeta />}>
        <LoadedMeta id={id} />
      </Suspense>
      <Banner
        picture="pump-skid"
        crumbs={
          <Suspense fallback={<ServiceTrail />}>
            <LoadedTrail id={id} />
          </Suspense>
        }
        title={
          // Two lines' room on phones: nothing moves when a longer name comes.
          <span className="grid min-h-[2.16em] items-end wrap-anywhere lg:min-h-0">
            <Suspense fallback="Service">
              <LoadedTitle id={id} />
            </Suspense>
          </span>
        }
      />
      <Suspense fallback={<ServiceSkeleton />}>
        <ServiceDetail key={id} id={id} />
      </Suspense>
      <ClosingBanner />
    </>
  )
}
