import { Link } from '@tanstack/react-router'
import { Droplet, Factory, FlaskConical, type LucideIcon, Pill, Sprout, Zap } from 'lucide-react'
import { type IndustryIcon, industries } from '#src/company/industries.ts'
import { RevealOnScroll } from '#src/site/content/reveal-on-scroll.tsx'
import { Section } from '#src/site/content/section.tsx'

/** The sectors that the company serves, each with a link to its services, projects and testimonials. */
export function IndustryGrid() {
  return (
    <Section
      number="02"
      label="Industries"
      title="Industries we serve"
      purpose="The sectors we serve and the plant we build in each."
      tone="sunk"
    >
      <RevealOnScroll>
        <ul
          aria-label="Industries"
          className="grid grid-cols-1 gap-x-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-16"
        >
          {industries.map(({ name, icon, work }) => {
            const Icon = icons[icon]
            return (
              <li key={name} className="relative flex gap-4 border-edge border-t py-3 lg:py-5">
                <Icon aria-hidden size={32} strokeWidth={1.25} className="shrink-0 text-signal" />
                <div className="min-w-0">
                  <h3 className="wrap-anywhere hyphens-auto text-lg">
                    <Link
                      to="/search"
                      search={{ query: name }}
                      className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                    >
                      {name}
                    </Link>
                  </h3>
                  <p className="text-ink-soft">{work}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </RevealOnScroll>
    </Section>
  )
}

const icons: Record<IndustryIcon, LucideIcon> = {
  droplet: Droplet,
  factory: Factory,
  flask: FlaskConical,
  lightning: Zap,
  pill: Pill,
  sprout: Sprout,
}
