import type { Testimonial } from '#src/contract/testimonials/record.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Card } from '#src/ui/card.tsx'
import { Stars } from '#src/ui/stars.tsx'

/** A testimonial: stars, text, and its author. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  return (
    <Card className="h-full">
      <figure className="flex h-full flex-col gap-4 p-5 lg:p-6">
        <Stars rating={testimonial.rating} />
        <blockquote className="wrap-anywhere grow whitespace-pre-line">{wordsOf(testimonial)}</blockquote>
        <TestimonialBy testimonial={testimonial} />
      </figure>
    </Card>
  )
}

interface TestimonialByProps {
  testimonial: Testimonial
  className?: string
}

/** Author of a testimonial: avatar, name, position and company. */
export function TestimonialBy({ testimonial, className = '' }: TestimonialByProps) {
  const { name, position, company, avatarUrl } = testimonial
  const role = [position, company].filter(Boolean).join(', ')
  return (
    <figcaption className={`flex items-center gap-4 border-line border-t pt-4 ${className}`}>
      <Avatar name={name} src={avatarUrl} />
      <span className="wrap-anywhere min-w-0">
        <span className="block font-semibold">{name || 'A client'}</span>
        {role && <span className="block text-ink-soft text-sm">{role}</span>}
      </span>
    </figcaption>
  )
}

export const wordsOf = ({ testimonial }: Testimonial) => testimonial.trim() || 'Rated without a comment.'
