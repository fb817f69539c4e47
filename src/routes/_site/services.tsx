import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/site/page-head.ts'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/services')({
  head: () => pageHead('Our Services'),
  component: ServicesPage,
})

function ServicesPage() {
  return (
    <Banner title="Our Services" purpose="Six engineering disciplines under one roof." picture="switchgear" />
  )
}
