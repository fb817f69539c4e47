import type { Testimonial } from '#src/contract/testimonials/record.ts'
import { TestimonialBy, wordsOf } from '#src/site/cards/testimonial-card.tsx'
import { Stars } from '#src/ui/stars.tsx'

/** A testimonial in large text. Very long ones are truncated; /testimonials has the whole text. */
export function TestimonialSlide({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className="flex h-full min-h-72 flex-col gap-6 border border-line bg-paper-sunk p-6 sm:p-8 lg:grid lg:min-h-64 lg:grid-cols-[minmax(0,1fr)_20rem] lg:p-12">
      <blockquote className="grow">
        <Stars rating={testimonial.rating} />
        <p className="wrap-anywhere mt-6 line-clamp-10 max-w-4xl font-display text-lg lg:text-xl">
          {wordsOf(testimonial)}
        </p>
      </blockquote>
      <TestimonialBy testimonial={testimonial} className="sm:border-0" />
    </figure>
  )
}
