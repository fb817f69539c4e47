import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { company } from '#src/company/company.ts'
import { CallBar } from '#src/site/layout/call-bar.tsx'
import { Page, type PageWords } from '#src/site/layout/page.tsx'
import { TeamSections } from './-team-sections.tsx'

export const Route = createFileRoute('/_site/team/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(content.team.list()),
  component: TeamPage,
})

const words: PageWords = {
  title: 'Our Team',
  description: `The people who lead ${company.shortName}, what each of them answers for, and the engineers and coordinators they work with.`,
  purpose: 'All our leaders have worked on site.',
  picture: 'site-morning',
  crumbs: [{ label: 'Team' }],
}

function TeamPage() {
  return (
    <>
      <Page {...words} closing={false}>
        <TeamSections />
      </Page>
      <CallBar />
    </>
  )
}
