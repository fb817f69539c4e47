import type { ComponentProps } from 'react'
import { receipt } from '#src/site/company/quoting.ts'
import { WithoutScript } from '#src/site/frame/without-script.tsx'
import { SentPanel } from '#src/site/outbox/sent-panel.tsx'
import { QuoteForm } from './-quote-form.tsx'

interface QuotePanelProps extends ComponentProps<typeof QuoteForm> {
  /** Of the request that has arrived. */
  sent: string | undefined
}

/** The form, then its receipt: one file, so that the receipt needs no network once the form is sent. */
export function QuotePanel({ sent, ...form }: QuotePanelProps) {
  if (!sent)
    return (
      <div className="min-w-0">
        <WithoutScript part="This form" />
        <QuoteForm {...form} />
      </div>
    )
  return (
    <SentPanel id={sent} again="Submit Another Request">
      {receipt}
    </SentPanel>
  )
}
