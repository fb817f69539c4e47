import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { engineering } from '#src/company/company.ts'
import { Picture } from '#src/company/picture/picture.tsx'
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
  crumbs: [{ label: 'Services', to: '/services' }],
}

function ServicesPage() {
  return (
    <>
      <Page {...words}>
        <Section
          number="01"
          label="Services"
          title="What we do and who we do it for"
          purpose={workedFor}
          action={
            <div className="hidden w-full max-w-md xl:block">
              <Picture name="pump-skid" alt="" sizes="28rem" ratio="21 / 9" className="rounded-md" />
            </div>
          }
        >
          <ServiceGrid />
        </Section>
        <Registrations />
      </Page>
      <CallBar />
    </>
  )
}
