import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { clients } from '#src/site/company/company.ts'
import { Section } from '#src/site/content/section.tsx'
import { CallBar } from '#src/site/frame/call-bar.tsx'
import { Page, type PageWords } from '#src/site/frame/page.tsx'
import { Picture } from '#src/site/picture/picture.tsx'
import { ServiceGrid } from './-service-grid.tsx'

export const Route = createFileRoute('/_site/services/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(content.services.list()),
  component: ServicesPage,
})

const words: PageWords = {
  title: 'Our Services',
  description:
    'Electrical, mechanical, civil, chemical and process engineering, and the project management that holds them together.',
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
          title="What we do, and for whom"
          purpose={intro}
          action={
            <div className="hidden w-full max-w-md xl:block">
              <Picture name="pump-skid" alt="" sizes="28rem" ratio="21 / 9" className="rounded-md" />
            </div>
          }
        >
          <ServiceGrid />
        </Section>
      </Page>
      <CallBar />
    </>
  )
}

const [last, ...others] = clients.map(({ name }) => name).reverse()

const intro = `We have worked for ${others.reverse().join(', ')} and ${last}: in plants that ran while we were in them, and in some that had only just been drawn. Each service below names what it includes, so that you can compare offers line by line.`
