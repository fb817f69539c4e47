import { createFileRoute } from '@tanstack/react-router'
import { TestimonialForm } from '#src/dashboard/testimonials/testimonial-form.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/testimonials/new')({
  head: () => privateHead('Add New Testimonial'),
  component: () => <TestimonialForm />,
})
