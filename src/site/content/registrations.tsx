import { useId } from 'react'
import { registrations } from '#src/company/proof/registrations.ts'
import { SampleMark } from './sample-mark.tsx'

/** The company's registrations and certificates; nothing if it names none. */
export function Registrations() {
  const headingId = useId()
  if (registrations.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="sheet py-10">
      <h2 id={headingId} className="flex flex-wrap items-center gap-3 text-lg">
        <span>Registrations and certificates</span>
        <SampleMark />
      </h2>
      <dl className="wrap-anywhere mt-4 grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-4">
        {registrations.map(({ name, detail, href }) => (
          <div key={name} className="bg-paper p-4">
            <dt className="font-display font-semibold">{name}</dt>
            <dd className="mt-1 text-ink-soft text-sm">
              {href ? (
                <a href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {detail}
                </a>
              ) : (
                detail
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
