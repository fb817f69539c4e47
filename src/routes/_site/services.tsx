import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/services')({
  component: ServicesPage,
})

function ServicesPage() {
  return (
    <Banner title="Our Services" purpose="Six engineering disciplines under one roof." picture="switchgear" />
  )
}
