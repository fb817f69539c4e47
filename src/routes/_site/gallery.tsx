import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/site/page-head.ts'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/gallery')({
  head: () => pageHead("Company's Gallery"),
  component: GalleryPage,
})

function GalleryPage() {
  return (
    <Banner
      title="Company's Gallery"
      purpose="Pictures from our sites and workshops."
      picture="offshore-platform"
    />
  )
}
