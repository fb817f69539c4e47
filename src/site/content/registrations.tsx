import { useId } from 'react'
import { registrations } from '#src/company/proof/registrations.ts'
import { SampleMark } from './sample-mark.tsx'

/** The company's registrations and certificates; nothing if it names none. */
export function Registrations() {
  const headingId = useId()
  if (registrations.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="sheet py-6 sm:py-10">
      <h2 id={headingId} className="flex flex-wrap items-center gap-2 text-base sm:text-lg">
        <span>Registrations and certificates</span>
        <SampleMark />
      </h2>
      <dl className="wrap-anywhere mt-3 border-line border-b sm:grid sm:grid-cols-2 lg:grid-cols-4">
        {registrations.map(({ name, detail, href }) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-3 border-line border-t py-1 text-sm sm:block sm:py-3"
          >
            <dt className="font-display font-semibold sm:text-base">{name}</dt>
            <dd className="text-ink-soft">
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
