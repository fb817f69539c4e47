import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/testimonials')({
  component: TestimonialsPage,
})

function TestimonialsPage() {
  return (
    <Banner title="Client Testimonials" purpose="What clients say about our work." picture="turbine-hall" />
  )
}
