import { createFileRoute } from '@tanstack/react-router'
import { company } from '#src/company/company.ts'
import { CallBar } from '#src/site/layout/call-bar.tsx'
import { Page, type PageWords } from '#src/site/layout/page.tsx'
import { AboutSections } from './-about-sections.tsx'

export const Route = createFileRoute('/_site/about/')({
  component: AboutPage,
})

const words: PageWords = {
  title: 'About Us',
  description: `How ${company.shortName} came to be, incorporated in ${company.incorporated} in ${company.city}: history, vision, mission, core values and strengths.`,
  purpose: `An engineering company from ${company.city}, incorporated in ${company.incorporated} by people who had built plants together before.`,
  picture: 'project-management',
  crumbs: [{ label: 'About Us' }],
}

function AboutPage() {
  return (
    <>
      <Page {...words} closing={false}>
        <AboutSections />
      </Page>
      <CallBar />
    </>
  )
}
