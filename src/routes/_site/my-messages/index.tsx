import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Banner } from '#src/site/content/banner.tsx'
import { Section } from '#src/site/content/section.tsx'
import { PageHead } from '#src/site/head/page-head.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'

export const Route = createFileRoute('/_site/my-messages/')({
  component: MyMessagesPage,
})

const MyMessages = lazyPart(async () => (await import('./-my-messages.tsx')).MyMessages)

const crumbs = [{ label: 'Home', to: '/' }, { label: 'Sent from this device' }] as const

function MyMessagesPage() {
  return (
    <>
      <PageHead
        title="Sent from this device"
        description="Requests, messages and applications that were written on this device, and whether they have arrived."
        indexed={false}
      />
      <Banner
        title="Sent from this device"
        purpose="What you wrote to us here, and whether it has arrived."
        picture="substation"
        crumbs={<Breadcrumbs items={crumbs} />}
      />
      <Section
        number="01"
        label="Your messages"
        title="Requests, messages and applications"
        purpose="They are kept on this device only, until they have arrived. After that only the reference stays, for 30 days."
      >
        <Suspense fallback={<FormSkeleton fields={2} columns={1} />}>
          <MyMessages />
        </Suspense>
      </Section>
    </>
  )
}
