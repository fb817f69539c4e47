import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { TestimonialList } from '#src/dashboard/testimonials/testimonial-list.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/testimonials/')({
  head: () => privateHead('Testimonials'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.testimonials.list()),
  component: TestimonialList,
})
