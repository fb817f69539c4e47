import { createFileRoute, Link } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { openApplication, purpose, terms, where } from '#src/company/careers.ts'
import { company } from '#src/company/company.ts'
import { Section } from '#src/site/content/section.tsx'
import { Page, type PageWords } from '#src/site/layout/page.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { CareerList } from './-career-list.tsx'

export const Route = createFileRoute('/_site/careers/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(content.careers.list()),
  component: CareersPage,
})

const words: PageWords = {
  title: 'Careers',
  description: `Open positions for engineers, supervisors and graduates at ${company.shortName}${where}`,
  purpose,
  picture: 'blueprints-hard-hat',
  closingPicture: 'site-morning',
  crumbs: [{ label: 'Careers', to: '/careers' }],
}

function CareersPage() {
  return (
    <Page {...words} closing={closing}>
      <Section number="01" label="Open positions" title="Work that you can point at" purpose={terms}>
        <CareerList />
      </Section>
      <Section
        number="02"
        label="Open application"
        title="Nothing that fits?"
        purpose={openApplication}
        tone="sunk"
        action={
          <Link to="/apply" className={buttonClass('secondary', 'large')}>
            Join Our Team
          </Link>
        }
      >
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
          {promises.map(({ title, text }) => (
            <li key={title} className="border-signal border-l-2 pl-4">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  )
}

const closing = {
  title: 'Want to know us first?',
  text: 'What we build, who leads it, and the rules that hold on our sites.',
  offersQuote: false,
}

const promises = [
  {
    title: 'Anybody may stop a job',
    text: 'Whoever sees a danger stops the work. Nobody has to justify it first.',
  },
  { title: 'Hours on site count', text: 'Rotations are written into the contract, travel days included.' },
  {
    title: 'You sign what you design',
    text: 'Your name is on the drawing, and a second engineer has checked it.',
  },
]
