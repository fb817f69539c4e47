import { useId } from 'react'
import { values } from '#src/company/values.ts'
import { Rail } from './rail.tsx'
import { RevealOnScroll } from './reveal-on-scroll.tsx'
import { SectionNumber } from './section.tsx'

interface ValuesSectionProps {
  /** Number of the section: `04`. */
  number: string
  title: string
  purpose: string
}

/** The company's values with hanging numerals. On a desktop the heading is beside them and sticky. */
export function ValuesSection({ number, title, purpose }: ValuesSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="bg-paper-sunk py-10 sm:py-14 lg:py-20">
      <div className="sheet lg:grid lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-16">
        <header className="mb-6 lg:sticky lg:top-28 lg:self-start">
          <SectionNumber>{`${number} — Values`}</SectionNumber>
          <h2 id={headingId} className="text-3xl">
            {title}
          </h2>
          <p className="mt-3 max-w-prose text-ink-soft">{purpose}</p>
        </header>
        <RevealOnScroll>
          <Rail
            as="ol"
            label="Values"
            className="gap-x-10 gap-y-8 sm:grid sm:grid-cols-2 lg:gap-x-16 lg:gap-y-10"
          >
            {values.map(({ name, text }, index) => (
              <li key={name} className="flex gap-4 border-edge border-t pt-4">
                <span
                  aria-hidden
                  className="font-display font-semibold text-signal text-3xl tabular-nums leading-none"
                >
                  {index + 1}
                </span>
                <div className="min-w-0">
                  <h3 className="text-lg">{name}</h3>
                  <p className="mt-1 text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </Rail>
        </RevealOnScroll>
      </div>
    </section>
  )
}
