import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/company/private-head.ts'
import { TestimonialForm } from '#src/dashboard/testimonials/testimonial-form.tsx'

export const Route = createFileRoute('/dashboard/testimonials/new')({
  head: () => privateHead('Add New Testimonial'),
  component: () => <TestimonialForm />,
})
