import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { ClosingBanner } from '#src/site/closing-banner.tsx'
import { pageHead } from '#src/site/page-head.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { FormSkeleton } from '#src/ui/form-skeleton.tsx'
import { Section } from '#src/ui/section.tsx'
import { ClientStrip } from './-client-strip.tsx'
import { QuoteSent } from './-quote-sent.tsx'
import { QuoteSteps } from './-quote-steps.tsx'

export const Route = createFileRoute('/_site/quote')({
  validateSearch: ({ service }: Record<string, unknown>): { service?: string } =>
    typeof service === 'string' ? { service } : {},
  head: () =>
    pageHead('Request a Quote', { description: 'Tell us what you plan, and an engineer prices it.' }),
  component: QuotePage,
})

// The heading is on the screen before the form's library has arrived; both are asked for at once.
const formModule = import('./-quote-form.tsx')
const QuoteForm = lazy(async () => ({ default: (await formModule).QuoteForm }))

function QuotePage() {
  const { service } = Route.useSearch()
  const [sent, setSent] = useState(false)
  return (
    <>
      <Banner
        title="Request a Quote"
        purpose="Tell us what you plan. An engineer of the discipline reads every request."
        picture="project-management"
        crumbs={<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Request a Quote' }]} />}
      />
      <Section
        number="01"
        label="Your project"
        title={sent ? 'Your request is with us' : 'What do you need?'}
        purpose={!sent && 'All fields are required.'}
      >
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          {sent ? (
            <QuoteSent />
          ) : (
            <Suspense fallback={<FormSkeleton fields={10} />}>
              <QuoteForm service={service} onSent={() => setSent(true)} />
            </Suspense>
          )}
          <QuoteSteps />
        </div>
      </Section>
      <ClientStrip />
      <ClosingBanner />
    </>
  )
}
