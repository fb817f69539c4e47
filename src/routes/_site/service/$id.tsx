import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { RecordPage } from '#src/site/frame/record-page.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { serviceRecord } from './-service-record.ts'
import { ServiceSkeleton } from './-service-skeleton.tsx'

export const Route = createFileRoute('/_site/service/$id')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(content.services.detail(params.id, queryClient))
    void queryClient.prefetchQuery(content.services.list())
  },
  component: ServicePage,
})

const ServiceDetail = lazyPart(async () => (await import('./-service-detail.tsx')).ServiceDetail)

function ServicePage() {
  const { id } = Route.useParams()
  return (
    <RecordPage of={serviceRecord} id={id}>
      <Suspense fallback={<ServiceSkeleton />}>
        <ServiceDetail key={id} id={id} />
      </Suspense>
    </RecordPage>
  )
}
