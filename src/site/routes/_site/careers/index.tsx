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
  isLow: true,
  crumbs: [{ label: 'Careers', to: '/careers' }],
}

function CareersPage() {
  return (
    <Page {...words} closing={closing}>
      <Section title="Open positions" isTitleHidden purpose={terms}>
        <CareerList />
      </Section>
      <Section
        number="01"
        label="Open application"
        title="No suitable vacancy?"
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
  title: 'Get to know us first',
  text: 'Our projects, our leaders, and the rules on our sites.',
  offersQuote: false,
}

const promises = [
  {
    title: 'Anyone may stop unsafe work',
    text: 'You see a danger, you stop the work. You do not have to justify it first.',
  },
  { title: 'Rotations in your contract', text: 'Your contract states your rotation, travel days included.' },
  {
    title: 'You sign what you design',
    text: 'Your name is on the drawing, and a second engineer has checked it.',
  },
]
