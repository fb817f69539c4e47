import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/site/page-head.ts'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/blog')({
  head: () => pageHead('Blog and Insights'),
  component: BlogPage,
})

function BlogPage() {
  return (
    <Banner title="Blog and Insights" purpose="Notes from our engineers and our sites." picture="valve" />
  )
}
