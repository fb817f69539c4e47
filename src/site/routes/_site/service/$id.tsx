import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { useCachedRecord } from '#src/site/content/record-query.ts'
import { CallBar } from '#src/site/layout/call-bar.tsx'
import { RecordPage } from '#src/site/layout/record-page.tsx'
import { serviceParts } from './-service-detail.tsx'
import { ServiceSkeleton, serviceRecord } from './-service-record.tsx'

export const Route = createFileRoute('/_site/service/$id')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(content.services.detail(params.id, queryClient))
    void queryClient.prefetchQuery(content.services.list())
    // The browser loads these after the record and only if missing. A document needs them at once.
    if (import.meta.env.SSR) {
      void queryClient.prefetchQuery(content.projects.list())
      void queryClient.prefetchQuery(content.blogs.list())
    }
  },
  component: ServicePage,
})

function ServicePage() {
  const { id } = Route.useParams()
  return (
    <>
      <RecordPage recordWords={serviceRecord} parts={serviceParts} id={id} skeleton={<ServiceSkeleton />} />
      <CallBar service={useCachedRecord(serviceRecord, id).data?.name} />
    </>
  )
}
