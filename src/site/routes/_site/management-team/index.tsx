import { createFileRoute, Link } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { company } from '#src/company/company.ts'
import { Section } from '#src/site/content/section.tsx'
import { CallBar } from '#src/site/layout/call-bar.tsx'
import { Page, type PageWords } from '#src/site/layout/page.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { ManagementGrid } from './-management-grid.tsx'

export const Route = createFileRoute('/_site/management-team/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(content.team.list()),
  component: ManagementTeamPage,
})

const words: PageWords = {
  title: 'Our Management Team',
  description: `The engineers who run ${company.shortName}: who they are and what each of them answers for.`,
  purpose: 'For every project, one of these people is accountable to you.',
  picture: 'control-room',
  closingPicture: 'site-morning',
  crumbs: [
    { label: 'About Us', to: '/about' },
    { label: 'Our Management Team', to: '/management-team' },
  ],
}

function ManagementTeamPage() {
  return (
    <>
      <Page {...words}>
        <Section
          number="01"
          label="Management"
          title="The people accountable for your project"
          action={
            <Link to="/team" className={buttonClass('secondary')}>
              Our Leadership Team
            </Link>
          }
        >
          <ManagementGrid />
        </Section>
      </Page>
      <CallBar />
    </>
  )
}
