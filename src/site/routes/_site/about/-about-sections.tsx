import { conditions, work } from '#src/company/about.ts'
import { company, disciplineList } from '#src/company/company.ts'
import { industries } from '#src/company/industries.ts'
import { strengths } from '#src/company/values.ts'
import { Registrations } from '#src/site/content/registrations.tsx'
import { RevealOnScroll } from '#src/site/content/reveal-on-scroll.tsx'
import { Section } from '#src/site/content/section.tsx'
import { ValuesSection } from '#src/site/content/values-section.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { AboutDirection } from './-about-direction.tsx'
import { AboutHistory } from './-about-history.tsx'
import { AboutMore } from './-about-more.tsx'

/** The company, below the banner. */
export function AboutSections() {
  return (
    <>
      <Section number="01" label="Company" title={`About ${company.name}`}>
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
          <div className="flex flex-col gap-5">
            <p className="max-w-prose text-lg">{work}</p>
            <p className="max-w-prose text-ink-soft">{conditions}</p>
          </div>
          <Facts>
            <Fact term="Incorporated">{company.incorporated}</Fact>
            <Fact term="Head office">{company.address.join(', ')}</Fact>
            <Fact term="Disciplines">{disciplineList}</Fact>
            <Fact term="Sectors">{industries.map(({ name }) => name).join(', ')}</Fact>
          </Facts>
        </div>
      </Section>
      <Registrations />
      <AboutHistory />
      <AboutDirection />
      <ValuesSection number="04" title="Core values" purpose="In order of priority." />
      <Section number="05" label="Strengths" title="Our strengths" purpose="Four reasons to choose us.">
        <RevealOnScroll>
          <ul className="border-line border-t">
            {strengths.map(({ name, text }) => (
              <li
                key={name}
                className="border-line border-b py-5 lg:grid lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-16"
              >
                <h3 className="text-lg">{name}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </RevealOnScroll>
      </Section>
      <AboutMore />
    </>
  )
}
