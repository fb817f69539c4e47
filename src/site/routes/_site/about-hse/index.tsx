import { createFileRoute } from '@tanstack/react-router'
import { policiesPurpose, policyPromises } from '#src/company/policies.ts'
import { Registrations } from '#src/site/content/registrations.tsx'
import { CallBar } from '#src/site/layout/call-bar.tsx'
import { Page, type PageWords } from '#src/site/layout/page.tsx'
import { Policies } from './-about-policies.tsx'
import { SafetyRecord } from './-safety-record.tsx'

export const Route = createFileRoute('/_site/about-hse/')({
  component: HsePage,
})

const words: PageWords = {
  title: 'HSEs',
  description: policyPromises,
  purpose: policiesPurpose,
  picture: 'pipe-rack',
  closingPicture: 'turbine-hall',
  crumbs: [
    { label: 'About Us', to: '/about' },
    { label: 'HSEs', to: '/about-hse' },
  ],
}

function HsePage() {
  return (
    <>
      <Page {...words}>
        <Policies />
        <SafetyRecord />
        <Registrations />
      </Page>
      <CallBar />
    </>
  )
}
