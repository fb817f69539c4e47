import { safetyFigures, safetyPeriod } from '#src/company/proof/safety-figures.ts'
import { SampleMark } from '#src/site/content/sample-mark.tsx'
import { Section } from '#src/site/content/section.tsx'

/** Safety figures of a year; nothing if the company names none. */
export function SafetyRecord() {
  if (safetyFigures.length === 0) return null
  return (
    <Section number="04" label="Record" title="Safety figures" purpose={safetyPeriod} action={<SampleMark />}>
      <dl className="grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-4">
        {safetyFigures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end bg-paper p-3 sm:p-4">
            <dt className="mt-1 text-ink-soft text-sm">{label}</dt>
            <dd className="font-display font-semibold text-xl tabular-nums leading-none sm:text-3xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
