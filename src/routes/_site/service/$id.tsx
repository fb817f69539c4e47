import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { lazyRecord, RecordPage } from '#src/site/frame/record-page.tsx'
import { serviceRecord } from './-service-record.ts'
import { ServiceSkeleton } from './-service-skeleton.tsx'

export const Route = createFileRoute('/_site/service/$id')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(content.services.detail(params.id, queryClient))
    void queryClient.prefetchQuery(content.services.list())
  },
  component: ServicePage,
})

const parts = lazyRecord(async () => (await import('./-service-detail.tsx')).serviceParts)

function ServicePage() {
  const { id } = Route.useParams()
  return <RecordPage of={serviceRecord} parts={parts} id={id} skeleton={<ServiceSkeleton />} />
}
