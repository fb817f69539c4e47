import { Droplet, Factory, FlaskConical, type LucideIcon, Pill, Sprout, Zap } from 'lucide-react'
import { type IndustryIcon, industries } from '#src/site/company/company.ts'
import { Rail } from '#src/site/content/rail.tsx'
import { RevealOnScroll } from '#src/site/content/reveal-on-scroll.tsx'
import { Section } from '#src/site/content/section.tsx'

/** The sectors that the company serves. */
export function IndustryGrid() {
  return (
    <Section
      number="02"
      label="Industries"
      title="One standard in every sector"
      purpose="Where our engineers work, and what they work on there."
      tone="sunk"
    >
      <RevealOnScroll>
        <Rail
          label="Industries"
          className="border-line sm:grid sm:grid-cols-2 sm:border-t sm:border-l lg:grid-cols-3"
        >
          {industries.map(({ name, icon, work }) => {
            const Icon = icons[icon]
            return (
              <li
                key={name}
                className="flex gap-4 border border-line bg-paper p-4 sm:flex-col sm:border-t-0 sm:border-l-0 lg:p-8"
              >
                <Icon aria-hidden size={36} strokeWidth={1.25} className="shrink-0 text-signal" />
                <div className="min-w-0 sm:pt-2 lg:pt-6">
                  <h3 className="text-lg">{name}</h3>
                  <p className="mt-1 text-ink-soft">{work}</p>
                </div>
              </li>
            )
          })}
        </Rail>
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
