import { Link } from '@tanstack/react-router'
import { organization, website } from '#src/site/organization.ts'
import { StructuredData } from '#src/site/structured-data.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Rise } from '#src/ui/rise.tsx'
import { Section } from '#src/ui/section.tsx'
import { HomeArticles } from './-home-articles.tsx'
import { HomeClosing } from './-home-closing.tsx'
import { HomeIntro } from './-home-intro.tsx'
import { HomeProjects } from './-home-projects.tsx'
import { HomeServices } from './-home-services.tsx'
import { HomeTestimonials } from './-home-testimonials.tsx'
import { HomeValues } from './-home-values.tsx'
import { IndustryGrid } from './-industry-grid.tsx'

/** The home page below its first screenful. */
export function HomeSections() {
  return (
    <>
      <StructuredData things={[organization(), website()]} />
      <HomeIntro />
      <IndustryGrid />
      <Section
        number="03"
        label="Services"
        title="What we take on"
        purpose="Hand over one discipline, or all six of them with the interfaces in between."
        action={
          <Link to="/services" className={buttonClass('secondary')}>
            All services
          </Link>
        }
      >
        <Rise>
          <HomeServices />
        </Rise>
      </Section>
      <HomeValues />
      <Section
        number="05"
        label="Projects"
        title="What we are trusted with"
        purpose="Three jobs of many: planned, under way or handed over."
        action={
          <Link to="/projects" className={buttonClass('secondary')}>
            All projects
          </Link>
        }
      >
        <Rise>
          <HomeProjects />
        </Rise>
      </Section>
      <Section
        number="06"
        label="Clients"
        title="What clients say afterwards"
        purpose="In their own words, the critical ones included."
        tone="steel"
        action={
          <Link to="/testimonials" className={buttonClass('secondary')}>
            All testimonials
          </Link>
        }
      >
        <Rise>
          <HomeTestimonials />
        </Rise>
      </Section>
      <Section
        number="07"
        label="Insights"
        title="Notes from our engineers"
        purpose="What we learned on site, written down for the next crew."
        action={
          <Link to="/blog" className={buttonClass('secondary')}>
            Blog and insights
          </Link>
        }
      >
        <Rise>
          <HomeArticles />
        </Rise>
      </Section>
      <HomeClosing />
    </>
  )
}
