import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { engineering } from '#src/company/company.ts'
import { management, workedFor } from '#src/company/services.ts'
import { Registrations } from '#src/site/content/registrations.tsx'
import { Section } from '#src/site/content/section.tsx'
import { CallBar } from '#src/site/layout/call-bar.tsx'
import { Page, type PageWords } from '#src/site/layout/page.tsx'
import { ServiceGrid } from './-service-grid.tsx'

export const Route = createFileRoute('/_site/services/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(content.services.list()),
  component: ServicesPage,
})

const words: PageWords = {
  title: 'Our Services',
  description: `${engineering}${management}`,
  purpose: 'Design, construction and commissioning under one contract.',
  picture: 'switchgear',
  closingPicture: 'process-columns',
  isLow: true,
  crumbs: [{ label: 'Services', to: '/services' }],
}

function ServicesPage() {
  return (
    <>
      <Page {...words}>
        <Section title="What we do and who we do it for" isTitleHidden purpose={workedFor}>
          <ServiceGrid />
        </Section>
        <Registrations />
      </Page>
      <CallBar />
    </>
  )
}
