import { type CaseStudy, caseStudies } from '#src/site/company/case-studies.ts'
import { trustedBy } from '#src/site/company/trusted-by.ts'
import { Section } from '#src/site/content/section.tsx'
import { Picture } from '#src/site/picture/picture.tsx'

/** Two jobs in full, and the names of those who trust us. */
export function CaseStudies() {
  return (
    <>
      <Section
        number="02"
        label="Case studies"
        title="Client Success Stories"
        purpose="Two jobs, from the problem to the numbers."
        tone="sunk"
      >
        <div className="flex flex-col gap-12 lg:gap-16">
          {caseStudies.map((study) => (
            <Story key={study.id} study={study} />
          ))}
        </div>
      </Section>
      <Section number="03" label="Clients" title="Trusted by Industry Leaders">
        <ul className="grid grid-cols-2 border-line border-t border-l lg:grid-cols-3">
          {trustedBy.map((name) => (
            <li
              key={name}
              className="wrap-anywhere grid min-h-24 place-items-center border-line border-r border-b px-3 py-6 text-center font-display font-semibold text-ink-soft lg:text-lg"
            >
              {name}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function Story({ study }: { study: CaseStudy }) {
  const { title, client, image, imageShows, challenge, solution, results } = study
  return (
    <article className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-12">
      <div>
        <Picture
          name={image}
          alt={imageShows}
          sizes="(min-width: 64rem) 38rem, 100vw"
          ratio="4 / 3"
          className="rounded-md"
        />
      </div>
      <div>
        <p className="font-semibold text-ink-soft text-sm">{client}</p>
        <h3 className="mt-1 text-2xl">{title}</h3>
        <dl className="mt-5 flex flex-col gap-5">
          <div>
            <dt className="font-semibold">Challenge</dt>
            <dd className="mt-1 max-w-prose text-ink-soft">{challenge}</dd>
          </div>
          <div>
            <dt className="font-semibold">Solution</dt>
            <dd className="mt-1 max-w-prose text-ink-soft">{solution}</dd>
          </div>
          <div>
            <dt className="font-semibold">Results</dt>
            {results.map((result) => (
              <dd key={result} className="mt-1 border-signal border-l-2 pl-3 font-semibold">
                {result}
              </dd>
            ))}
          </div>
        </dl>
      </div>
    </article>
  )
}
