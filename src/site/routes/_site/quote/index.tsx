import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { company, engineering } from '#src/company/company.ts'
import { receipt } from '#src/company/quoting.ts'
import { Section } from '#src/site/content/section.tsx'
import { FormPanel } from '#src/site/forms/form-panel.tsx'
import { Page, type PageWords } from '#src/site/layout/page.tsx'
import { WithoutScript } from '#src/site/layout/without-script.tsx'
import { telHref, whatsAppHref } from '#src/ui/text/phone.ts'
import { ClientStrip } from './-client-strip.tsx'
import { QuoteForm } from './-quote-form.tsx'
import { QuoteSteps } from './-quote-steps.tsx'

interface QuoteSearch {
  /** Name of the preselected service. */
  service?: string | undefined
  /** Id of the outbox item to edit. */
  edit?: string | undefined
}

export const Route = createFileRoute('/_site/quote/')({
  validateSearch: ({ service, edit }: QuoteSearch): QuoteSearch => ({ service, edit }),
  component: QuotePage,
})

const words: PageWords = {
  title: 'Request a Quote',
  description: `Tell us about your project, and a specialist engineer prices it: ${engineering.toLowerCase()}.`,
  purpose: 'Tell us about your project. A specialist engineer reads every request.',
  picture: 'fertilizer-plant',
  closingPicture: 'pump-skid',
  isLow: true,
  crumbs: [{ label: 'Request a Quote' }],
}

const closing = {
  title: 'Who will you be dealing with?',
  text: 'Our history, our people and our policies.',
}

function QuotePage() {
  const { service, edit } = Route.useSearch()
  const [sent, setSent] = useState<string>()
  const [isWaiting, setWaiting] = useState(false)
  return (
    <Page {...words} closing={closing}>
      <Section
        number="01"
        label="Your project"
        title={headingOf(sent, isWaiting)}
        isTitleHidden={!sent && !isWaiting}
        purpose={!sent && !isWaiting && <Hint />}
      >
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <FormPanel sent={sent} receipt={receipt} again="Submit Another Request" takesDrawings>
            <WithoutScript part="This form" />
            <QuoteForm service={service} edit={edit} onSent={setSent} onWaiting={setWaiting} />
          </FormPanel>
          <QuoteSteps service={service} />
        </div>
      </Section>
      <ClientStrip />
    </Page>
  )
}

function headingOf(sent: string | undefined, isWaiting: boolean): string {
  if (sent) return 'Your request is with us'
  return isWaiting ? 'Your request is saved' : 'What do you need?'
}

/** Hint above the form. On a phone, where the other contact details are below it, with ways to talk instead. */
function Hint() {
  return (
    <>
      <span className="block">All fields are required.</span>
      <span className="flex flex-wrap items-center gap-x-4 sm:hidden">
        Prefer to talk?
        <a href={telHref(company.phones[0])} className={linkClass}>
          Call
        </a>
        <a href={whatsAppHref(company.whatsApp)} className={linkClass}>
          WhatsApp
        </a>
      </span>
    </>
  )
}

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'
