import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { TestimonialCard } from '#src/site/cards/testimonial-card.tsx'
import { ContentState } from '#src/site/content/content-state.tsx'
import { LongList } from '#src/site/content/long-list.tsx'
import { roomOfFirst } from '#src/site/content/room-of-first.ts'
import { Empty } from '#src/ui/empty.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { testimonialSkeleton } from './-testimonial-skeleton.ts'

const step = 24

/** All testimonials as cards. */
export function TestimonialGrid() {
  return (
    <ContentState
      query={useQuery(content.testimonials.list())}
      skeleton={<SkeletonCards {...testimonialSkeleton} />}
    >
      {(testimonials) =>
        testimonials.length === 0 ? (
          <Empty title="No testimonials available at the moment." />
        ) : (
          <LongList
            items={testimonials}
            step={step}
            noun="testimonials"
            className={`${testimonialSkeleton.className} ${roomOfFirst(testimonials.length, step)}`}
          >
            {(testimonial) => <TestimonialCard testimonial={testimonial} />}
          </LongList>
        )
      }
    </ContentState>
  )
}
