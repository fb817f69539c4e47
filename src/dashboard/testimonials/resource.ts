import { Quote } from 'lucide-react'
import { api } from '#src/api/index.ts'
import { defineResource } from '#src/dashboard/navigation/define-resource.ts'

export const testimonials = defineResource(api.testimonials, {
  label: 'Testimonials',
  icon: Quote,
  goKey: 't',
  add: 'Add Testimonial',
})
