import { values } from '#src/site/company/values.ts'
import { Rail } from './rail.tsx'
import { RevealOnScroll } from './reveal-on-scroll.tsx'
import { Section } from './section.tsx'

interface ValuesSectionProps {
  /** Of the section: `04`. */
  number: string
  title: string
  purpose: string
}

/** The company's values, numbered in their order. */
export function ValuesSection(props: ValuesSectionProps) {
  return (
    <Section {...props} label="Values" tone="sunk">
      <RevealOnScroll>
        <Rail
          as="ol"
          label="Values"
          className="gap-x-10 gap-y-8 sm:grid sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-10"
        >
          {values.map(({ name, text }, index) => (
            <li key={name} className="flex gap-4 border-edge border-t pt-4">
              <span
                aria-hidden
                className="font-display font-semibold text-signal text-sm tabular-nums leading-7"
              >
                {String(index + 1).padStart(2, '0')}
              </span>
              <div className="min-w-0">
                <h3 className="text-lg">{name}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </Rail>
      </RevealOnScroll>
    </Section>
  )
}
