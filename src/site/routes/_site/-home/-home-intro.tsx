import { Link } from '@tanstack/react-router'
import { disciplineList, headOffice } from '#src/company/company.ts'
import { engineers, foundingLine, intro, introTitle } from '#src/company/home.ts'
import { Picture } from '#src/company/picture/picture.tsx'
import { Section } from '#src/site/content/section.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'

/** The people behind the claims, beside a picture that extends to the window's edge. */
export function HomeIntro() {
  return (
    // Keep the heading in the half beside the picture.
    <div className="relative lg:[&_header]:w-1/2">
      <Section number="01" label="Company" title={introTitle}>
        <div className="grid grid-cols-1 lg:grid-cols-2 lg:gap-16">
          <div className="flex flex-col items-start gap-5">
            <p className="text-lg">{intro}</p>
            <p className="max-w-prose text-ink-soft">{engineers}</p>
            <Facts>
              <Fact term="Incorporated">{foundingLine}</Fact>
              <Fact term="Head office">{headOffice}</Fact>
              <Fact term="Disciplines">{disciplineList}</Fact>
            </Facts>
            <Link to="/about" className={buttonClass('secondary')}>
              About the company
            </Link>
          </div>
        </div>
      </Section>
      {/* Hidden on a phone, where the hero's picture is enough. */}
      <div className="hidden inset-y-0 right-0 sm:block lg:absolute lg:w-1/2">
        <Picture
          name="site-morning"
          alt="Morning on a construction site: a crane over the steel frame of a plant"
          sizes="(min-width: 64rem) max(50vw, 87rem), 100vw"
          className="h-full"
        />
      </div>
    </div>
  )
}
