import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { company, headOffice } from '#src/company/company.ts'
import { responsePromise } from '#src/company/message-process.ts'
import { Section } from '#src/site/content/section.tsx'
import { FormPanel } from '#src/site/forms/form-panel.tsx'
import { Page, type PageWords } from '#src/site/layout/page.tsx'
import { WithoutScript } from '#src/site/layout/without-script.tsx'
import { officeThing } from '#src/site/seo/office.ts'
import { ContactDetails } from './-contact-details.tsx'
import { ContactForm } from './-contact-form.tsx'
import { ContactMap } from './-contact-map.tsx'

interface ContactSearch {
  /** Preselected subject of the form. */
  subject?: string | undefined
  /** Id of the outbox item to edit. */
  edit?: string | undefined
}

export const Route = createFileRoute('/_site/contact/')({
  validateSearch: ({ subject, edit }: ContactSearch): ContactSearch => ({ subject, edit }),
  component: ContactPage,
})

const words: PageWords = {
  title: 'Contact Us',
  description: `Phone, WhatsApp, e-mail and the address of our office in ${headOffice}, and a form that reaches an engineer.`,
  purpose: `Call, write or visit us in ${company.city}.`,
  picture: 'jetty',
  closingPicture: 'substation',
  isLow: true,
  crumbs: [{ label: 'Contact Us' }],
}

function ContactPage() {
  const { subject, edit } = Route.useSearch()
  const [sent, setSent] = useState<string>()
  const [isWaiting, setWaiting] = useState(false)
  return (
    <Page {...words} about={[officeThing()]}>
      <Section
        number="01"
        label="Contact"
        title={headingOf(sent, isWaiting)}
        isTitleHidden={!sent && !isWaiting}
        purpose={
          !sent &&
          !isWaiting &&
          'For anything urgent on a live plant, call us. In the form, all fields are required.'
        }
      >
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-16">
          <ContactDetails />
          <FormPanel sent={sent} receipt={responsePromise} again="Send Another Message">
            <WithoutScript part="This form" />
            <ContactForm subject={subject} edit={edit} onSent={setSent} onWaiting={setWaiting} />
          </FormPanel>
        </div>
      </Section>
      <Section
        number="02"
        label="Find us"
        title={`Our office in ${company.city}`}
        purpose="Please bring photo ID and sign in at the gate."
        tone="sunk"
      >
        <ContactMap />
      </Section>
    </Page>
  )
}

function headingOf(sent: string | undefined, isWaiting: boolean): string {
  if (sent) return 'Your message is with us'
  return isWaiting ? 'Your message is saved' : 'Talk to us'
}
