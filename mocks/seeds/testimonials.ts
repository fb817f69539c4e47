import type { Testimonial } from '#src/contract/testimonials.ts'
import { daysBefore, type Rows, rowId } from './rows.ts'

export function seed(now: Date): Rows<Testimonial> {
  return [
    {
      _id: rowId('testimonials', 1),
      name: 'Ngozi Amadi',
      position: 'Plant Manager',
      company: 'Lantern Terminals',
      testimonial: 'Good.',
      rating: 5,
      avatarUrl: '',
      isActive: true,
      createdAt: daysBefore(now, 12),
    },
  ]
}
