import type { ComponentProps } from 'react'
import { SentPanel } from '#src/site/outbox/sent-panel.tsx'
import { QuoteForm } from './-quote-form.tsx'

interface QuotePanelProps extends ComponentProps<typeof QuoteForm> {
  /** Of the request that has arrived. */
  sent: string | undefined
}

/** The form, then its receipt: one file, so that the receipt needs no network once the form is sent. */
export function QuotePanel({ sent, ...form }: QuotePanelProps) {
  if (!sent) return <QuoteForm {...form} />
  return (
    <SentPanel id={sent} again="Submit Another Request">
      Your request has arrived. An engineer reads it and answers you by e-mail or phone.
    </SentPanel>
  )
}
