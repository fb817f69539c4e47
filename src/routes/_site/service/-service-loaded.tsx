import { PageHead } from '#src/site/head/page-head.tsx'
import { ServiceMeta, ServiceTrail } from './-service-head.tsx'
import { useService } from './-use-service.ts'

interface Props {
  id: string
}

export function LoadedMeta({ id }: Props) {
  const { query, isMissing } = useService(id)
  if (!isMissing) return <ServiceMeta service={query.data} />
  return <PageHead title={notFound} description="There is no service at this address." indexed={false} />
}

export function LoadedTrail({ id }: Props) {
  return <ServiceTrail title={useTitle(id)} />
}

export function LoadedTitle({ id }: Props) {
  return useTitle(id)
}

const notFound = 'Service not found'

function useTitle(id: string): string {
  const { query, isMissing } = useService(id)
  return isMissing ? notFound : query.data?.name || 'Service'
}
