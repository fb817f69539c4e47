import { ValueList } from '#src/site/value-list.tsx'
import { values } from '#src/site/values.ts'
import { Rise } from '#src/ui/rise.tsx'
import { Section } from '#src/ui/section.tsx'

/** What everybody here is held to. */
export function HomeValues() {
  return (
    <Section
      number="04"
      label="Values"
      title="Six rules of our own"
      purpose="They are short, so that they can be quoted to us on site."
      tone="sunk"
    >
      <Rise>
        <ValueList values={values} />
      </Rise>
    </Section>
  )
}
