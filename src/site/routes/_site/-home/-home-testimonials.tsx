import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { ContentState } from '#src/site/content/content-state.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { withKeys } from '#src/ui/keyed.ts'
import { Carousel } from '#src/ui/picture/carousel.tsx'
import { TestimonialPlaceholder } from './-testimonial-placeholder.tsx'
import { TestimonialSlide } from './-testimonial-slide.tsx'

/** Maximum number of slides. /testimonials has them all. */
const most = 24

/** Testimonials in a carousel. */
export function HomeTestimonials() {
  return (
    <ContentState query={useQuery(content.testimonials.list())} skeleton={<TestimonialPlaceholder />}>
      {(testimonials) =>
        testimonials.length === 0 ? (
          <Empty title="No testimonials available at the moment." />
        ) : (
          <Carousel
            label="Testimonials"
            noun="testimonial"
            slides={withKeys(testimonials.slice(0, most)).map(({ key, item }) => ({
              key,
              content: <TestimonialSlide testimonial={item} />,
            }))}
          />
        )
      }
    </ContentState>
  )
}
