import { company, industries } from '#src/site/company/company.ts'
import { mission, strengths, vision } from '#src/site/company/values.ts'
import { RevealOnScroll } from '#src/site/content/reveal-on-scroll.tsx'
import { Section } from '#src/site/content/section.tsx'
import { ValuesSection } from '#src/site/content/values-section.tsx'
import { Picture } from '#src/site/picture/picture.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { AboutHistory } from './-about-history.tsx'
import { AboutMore } from './-about-more.tsx'

/** The company, below the banner. */
export function AboutSections() {
  return (
    <>
      <Section number="01" label="Company" title="Who we are">
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
          <div className="flex flex-col gap-5">
            <p className="max-w-prose text-lg">
              {company.name} serves the oil and gas sector and related industries, mainly in{' '}
              {company.country.name}. We calculate, draw, build, test and start up, and we stay reachable for
              the people who run the plant afterwards.
            </p>
            <p className="max-w-prose text-ink-soft">
              Most of our work happens where production must go on: in the window between two tankers, in a
              six-day shutdown, in the night shift of a refinery. That has made us careful planners. What can
              be built, tested or rehearsed before the window opens, is.
            </p>
          </div>
          <Facts>
            <Fact term="Incorporated">{company.incorporated}</Fact>
            <Fact term="Head office">{company.address.join(', ')}</Fact>
            <Fact term="Disciplines">
              Electrical, mechanical, civil, chemical, process, project management
            </Fact>
            <Fact term="Sectors">{industries.map(({ name }) => name).join(', ')}</Fact>
          </Facts>
        </div>
      </Section>
      <AboutHistory />
      <Section number="03" label="Direction" title="Vision and mission">
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16">
          <div>
            <Picture
              name="plant-expansion"
              alt="A process plant is extended: cranes beside new columns, the old ones in operation"
              sizes="(min-width: 64rem) 36rem, 100vw"
              ratio="4 / 3"
              className="rounded-md"
            />
          </div>
          <div className="flex flex-col justify-center gap-10">
            <Principle title="Our vision">{vision}</Principle>
            <Principle title="Our mission">{mission}</Principle>
          </div>
        </div>
      </Section>
      <ValuesSection
        number="04"
        title="Core values"
        purpose="In the order in which they count when two of them collide."
      />
      <Section
        number="05"
        label="Strengths"
        title="Our strengths"
        purpose="What a client gets here that is hard to find elsewhere."
      >
        <RevealOnScroll>
          <ul className="grid grid-cols-1 border-line border-t border-l md:grid-cols-2">
            {strengths.map(({ name, text }) => (
              <li key={name} className="border-line border-r border-b p-6 lg:p-8">
                <h3 className="text-lg">{name}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </RevealOnScroll>
      </Section>
      <AboutMore />
    </>
  )
}

function Principle({ title, children }: { title: string; children: string }) {
  return (
    <div className="border-signal border-l-2 pl-6">
      <h3 className="font-semibold text-ink-soft text-sm">{title}</h3>
      <p className="mt-2 font-display text-xl leading-snug">{children}</p>
    </div>
  )
}
