import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/site/page-head.ts'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/service/$id')({
  head: () => pageHead('Service'),
  component: ServicePage,
})

function ServicePage() {
  return <Banner title="Service" purpose="One of our services in detail." picture="pump-skid" />
}
