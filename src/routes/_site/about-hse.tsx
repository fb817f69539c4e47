import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/about-hse')({
  component: HsePage,
})

function HsePage() {
  return <Banner title="HSEs" purpose="Our quality, safety and environmental policies." picture="pipe-rack" />
}
