import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { Picture } from '#src/company/picture/picture.tsx'
import { Section } from '#src/site/content/section.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'

/** Links to the follow-up pages. */
export function AboutMore() {
  return (
    <Section
      number="06"
      label="Read next"
      title="Our people and our policies"
      tone="sunk"
      action={
        <Link to="/quote" className={buttonClass()}>
          Request A Quote
        </Link>
      }
    >
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 lg:gap-6">
        {pages.map(({ to, title, text, picture }) => (
          <Card as="li" key={to} lift>
            <Picture name={picture} alt="" sizes="(min-width: 48rem) 40rem, 100vw" ratio="21 / 9" />
            <div className="p-5 lg:p-6">
              <h3 className="text-lg">
                <Link
                  to={to}
                  className="wrap-anywhere flex min-h-11 items-center justify-between gap-4 after:absolute after:inset-0"
                >
                  <span>{title}</span>
                  <ArrowRight aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-signal" />
                </Link>
              </h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  )
}

const pages = [
  {
    to: '/management-team',
    title: 'Meet the management team',
    text: 'Our managers, with names and positions.',
    picture: 'control-room',
  },
  {
    to: '/team',
    title: 'Meet the leadership',
    text: 'The directors, and what each of them decides.',
    picture: 'site-morning',
  },
  {
    to: '/about-hse',
    title: 'Health, safety and environment',
    text: 'Our quality, safety and environmental policies.',
    picture: 'site-morning',
  },
] as const
