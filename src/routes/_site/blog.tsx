import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/blog')({
  component: BlogPage,
})

function BlogPage() {
  return (
    <Banner title="Blog and Insights" purpose="Notes from our engineers and our sites." picture="valve" />
  )
}
