import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/service/$id')({
  component: ServicePage,
})

function ServicePage() {
  return <Banner title="Service" purpose="One of our services in detail." picture="pump-skid" />
}
