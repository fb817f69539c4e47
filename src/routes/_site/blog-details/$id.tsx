import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/blog-details/$id')({
  component: ArticlePage,
})

function ArticlePage() {
  return <Banner title="Article" purpose="One of our articles." picture="weld" />
}
