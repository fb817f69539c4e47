import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { TestimonialList } from '#src/dashboard/testimonials/testimonial-list.tsx'

export const Route = createFileRoute('/dashboard/testimonials/')({
  head: () => privateHead('Testimonials'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.testimonials.list()),
  component: TestimonialList,
})
