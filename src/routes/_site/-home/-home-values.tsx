import { values } from '#src/site/company/values.ts'
import { RevealOnScroll } from '#src/site/content/reveal-on-scroll.tsx'
import { Section } from '#src/site/content/section.tsx'
import { ValueList } from '#src/site/content/value-list.tsx'

/** What everybody here is held to. */
export function HomeValues() {
  return (
    <Section
      number="04"
      label="Values"
      title="Rules of our own"
      purpose="They are short, so that they can be quoted to us on site."
      tone="sunk"
    >
      <RevealOnScroll>
        <ValueList values={values} />
      </RevealOnScroll>
    </Section>
  )
}
