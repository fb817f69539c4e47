import { Avatar } from '#src/ui/avatar.tsx'
import { PicturePreview } from '#src/ui/form/picture-preview.tsx'
import { Stars } from '#src/ui/stars.tsx'

interface TestimonialPreviewProps {
  name?: string | undefined
  position?: string | undefined
  company?: string | undefined
  testimonial?: string | undefined
  rating: number
  avatar: File | undefined
  avatarUrl: string
}

/** The testimonial as on the public page. */
export function TestimonialPreview({
  name,
  position,
  company,
  testimonial,
  rating,
  ...face
}: TestimonialPreviewProps) {
  const role = [position, company].filter(Boolean).join(', ')
  return (
    <figure className="flex flex-col gap-4">
      <Stars rating={rating} />
      <blockquote className="wrap-anywhere whitespace-pre-line">{testimonial || 'Testimonial'}</blockquote>
      <figcaption className="flex items-center gap-4 border-line border-t pt-4">
        {face.avatar ? (
          <span className="w-12 shrink-0 overflow-hidden rounded-sm">
            <PicturePreview file={face.avatar} src="" alt="" ratio="1" />
          </span>
        ) : (
          <Avatar name={name ?? ''} src={face.avatarUrl} />
        )}
        <span className="wrap-anywhere min-w-0">
          <span className="block font-semibold">{name || 'Client Name'}</span>
          {role && <span className="block text-ink-soft text-sm">{role}</span>}
        </span>
      </figcaption>
    </figure>
  )
}
