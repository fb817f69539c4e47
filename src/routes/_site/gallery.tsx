import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/gallery')({
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
