import { caseStudies } from '#src/company/case-studies.ts'
import { trustedBy } from '#src/company/clients/trusted-by.ts'
import { ClientMark } from '#src/site/cards/client-mark.tsx'
import { ClientName } from '#src/site/cards/client-name.tsx'
import { Section } from '#src/site/content/section.tsx'
import { CaseStory } from './-case-story.tsx'

/** Two case studies, and the names of clients. */
export function CaseStudies() {
  return (
    <>
      <Section
        number="02"
        label="Case studies"
        title="Client Success Stories"
        purpose="Two projects: the problem, our solution, the results."
        tone="sunk"
      >
        <div className="flex flex-col gap-12 lg:gap-16">
          {caseStudies.map((study) => (
            <CaseStory key={study.id} study={study} />
          ))}
        </div>
      </Section>
      <Section number="03" label="Clients" title="Trusted by Industry Leaders">
        <ul className="grid grid-cols-2 border-line border-t border-l lg:grid-cols-3">
          {trustedBy.map(({ name, mark, study }) => (
            <li
              key={name}
              className="wrap-anywhere relative flex flex-col items-center justify-center gap-3 border-line border-r border-b px-3 py-8 text-center font-display font-semibold text-ink-soft lg:text-lg"
            >
              <ClientMark mark={mark} />
              <ClientName name={name} study={study} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
