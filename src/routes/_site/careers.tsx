import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/site/page-head.ts'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/careers')({
  head: () => pageHead('Careers'),
  component: CareersPage,
})

function CareersPage() {
  return (
    <Banner
      title="Careers"
      purpose="Open positions in our offices and on our sites."
      picture="blueprints-hard-hat"
    />
  )
}
