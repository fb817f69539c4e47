import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { company } from '#src/company/company.ts'
import { Section } from '#src/site/content/section.tsx'
import { CallBar } from '#src/site/layout/call-bar.tsx'
import { Page, type PageWords } from '#src/site/layout/page.tsx'
import { CaseStudies } from './-testimonial-cases.tsx'
import { TestimonialGrid } from './-testimonial-grid.tsx'

export const Route = createFileRoute('/_site/testimonials/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(content.testimonials.list()),
  component: TestimonialsPage,
})

const words: PageWords = {
  title: 'Client Testimonials',
  description: `What plant managers and engineers say about working with ${company.shortName}, with two projects from problem to result.`,
  purpose: 'From the people who run the plants we work in.',
  picture: 'turbine-hall',
  crumbs: [{ label: 'Testimonials' }],
}

function TestimonialsPage() {
  return (
    <>
      <Page {...words}>
        <Section
          number="01"
          label="Clients"
          title="What Our Clients Say"
          purpose="Published as written, star ratings included."
        >
          <TestimonialGrid />
        </Section>
        <CaseStudies />
      </Page>
      <CallBar />
    </>
  )
}
