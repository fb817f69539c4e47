import { Link } from '@tanstack/react-router'
import { description, servicesPurpose, valuesPurpose, valuesTitle } from '#src/company/home.ts'
import { Picture } from '#src/company/picture/picture.tsx'
import { Registrations } from '#src/site/content/registrations.tsx'
import { RevealOnScroll } from '#src/site/content/reveal-on-scroll.tsx'
import { Section } from '#src/site/content/section.tsx'
import { ValuesSection } from '#src/site/content/values-section.tsx'
import { organization, website } from '#src/site/seo/organization.ts'
import { StructuredData } from '#src/site/seo/structured-data.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { HomeArticles } from './-home-articles.tsx'
import { HomeClosing } from './-home-closing.tsx'
import { HomeIntro } from './-home-intro.tsx'
import { HomeProjects } from './-home-projects.tsx'
import { HomeServices } from './-home-services.tsx'
import { HomeTestimonials } from './-home-testimonials.tsx'
import { IndustryGrid } from './-industry-grid.tsx'

/** The home page below the first screenful. */
export function HomeSections() {
  return (
    <>
      <StructuredData things={[organization(description), website()]} />
      <Registrations />
      <HomeIntro />
      <IndustryGrid />
      <Section
        number="03"
        label="Services"
        title="Our services"
        purpose={servicesPurpose}
        action={<All to="/services">All services</All>}
      >
        <RevealOnScroll className="grid grid-cols-1 lg:grid-cols-3 lg:gap-16">
          <div className="hidden lg:block">
            <Picture name="turbine-hall" alt="" sizes="66rem" className="h-full" />
          </div>
          <div className="lg:col-span-2">
            <HomeServices />
          </div>
        </RevealOnScroll>
      </Section>
      <ValuesSection number="04" title={valuesTitle} purpose={valuesPurpose} />
      <Section
        number="05"
        label="Projects"
        title="Recent projects"
        purpose="Three of our projects, each with its client."
        action={<All to="/projects">All projects</All>}
      >
        <RevealOnScroll>
          <HomeProjects />
        </RevealOnScroll>
      </Section>
      <Section
        number="06"
        label="Clients"
        title="What our clients say"
        purpose="In their own words, criticism included."
        tone="steel"
        action={<All to="/testimonials">All testimonials</All>}
      >
        <RevealOnScroll>
          <HomeTestimonials />
        </RevealOnScroll>
      </Section>
      <Section
        number="07"
        label="Insights"
        title="Notes from our engineers"
        purpose="Lessons from our sites, written down for the next crew."
        action={<All to="/blog">Blog and insights</All>}
      >
        <RevealOnScroll>
          <HomeArticles />
        </RevealOnScroll>
      </Section>
      <HomeClosing />
    </>
  )
}

interface AllProps {
  to: '/services' | '/projects' | '/testimonials' | '/blog'
  children: string
}

/** Link to the whole list. */
function All({ to, children }: AllProps) {
  return (
    <Link to={to} className={buttonClass('secondary')}>
      {children}
    </Link>
  )
}
