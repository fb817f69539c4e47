import type { Discipline } from '#src/site/company/disciplines.ts'
import { Section } from '#src/site/content/section.tsx'

/** What a client has in hand in the end. */
export function Deliverables({ of: { deliverables } }: { of: Discipline }) {
  return (
    <Section number="01" label="Handover" title="What you receive" tone="sunk">
      <dl className="wrap-anywhere grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {deliverables.map(({ name, text }) => (
          <div key={name} className="bg-paper p-5 lg:p-6">
            <dt className="font-display font-semibold text-lg">{name}</dt>
            <dd className="mt-2 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
