import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/apply')({
  component: ApplyPage,
})

function ApplyPage() {
  return (
    <Banner
      title="Join Our Team"
      purpose="Apply for an open position, or tell us what you do."
      picture="blueprints-hard-hat"
    />
  )
}
