import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
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

/** The home page below the first screenful. A list without entries has no section. */
export function HomeSections() {
  const hasServices = useHasEntries(content.services.list())
  const hasProjects = useHasEntries(content.projects.list())
  const hasArticles = useHasEntries(content.blogs.list())
  // The sections before are 01 and 02.
  let last = 2
  const number = () => {
    last += 1
    return `0${last}`
  }
  return (
    <>
      <StructuredData things={[organization(description), website()]} />
      <Registrations />
      <HomeIntro />
      <IndustryGrid />
      {hasServices && (
        <Section
          number={number()}
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
      )}
      <ValuesSection number={number()} title={valuesTitle} purpose={valuesPurpose} />
      {hasProjects && (
        <Section
          number={number()}
          label="Projects"
          title="Recent projects"
          purpose="Three of our projects, each with its client."
          action={<All to="/projects">All projects</All>}
        >
          <RevealOnScroll>
            <HomeProjects />
          </RevealOnScroll>
        </Section>
      )}
      <Section
        number={number()}
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
      {hasArticles && (
        <Section
          number={number()}
          label="Insights"
          title="Notes from our engineers"
          purpose="Lessons from our sites, written down for the next crew."
          action={<All to="/blog">Blog and insights</All>}
        >
          <RevealOnScroll>
            <HomeArticles />
          </RevealOnScroll>
        </Section>
      )}
      <HomeClosing number={number()} />
    </>
  )
}

/** Whether a list has entries, as far as known: one on its way has a place for them. */
function useHasEntries<Item>(list: UseQueryOptions<Item[]>): boolean {
  return useQuery(list).data?.length !== 0
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
