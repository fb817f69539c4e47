import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { TestimonialForm } from '#src/dashboard/testimonials/testimonial-form.tsx'

export const Route = createFileRoute('/dashboard/testimonials/$id')({
  head: () => privateHead('Edit Testimonial'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.testimonials.detail(params.id, context.queryClient)),
  component: () => <TestimonialForm id={Route.useParams().id} />,
})
