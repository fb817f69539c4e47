import type { ComponentProps } from 'react'
import { answer } from '#src/site/company/answering.ts'
import { WithoutScript } from '#src/site/frame/without-script.tsx'
import { SentPanel } from '#src/site/outbox/sent-panel.tsx'
import { ContactForm } from './-contact-form.tsx'

interface ContactPanelProps extends ComponentProps<typeof ContactForm> {
  /** Of the message that has arrived. */
  sent: string | undefined
}

/** The form, then its receipt: one file, so that the receipt needs no network once the form is sent. */
export function ContactPanel({ sent, ...form }: ContactPanelProps) {
  if (!sent)
    return (
      <div className="min-w-0">
        <WithoutScript part="This form" />
        <ContactForm {...form} />
      </div>
    )
  return (
    <SentPanel id={sent} again="Send Another Message">
      {answer}
    </SentPanel>
  )
}
