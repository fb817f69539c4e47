import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/careers')({
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
