import type { ReactNode } from 'react'
import { SentPanel } from './sent-panel.tsx'

interface FormPanelProps {
  /** Of what has arrived. */
  sent: string | undefined
  /** What is said of it, and what sends another. */
  receipt: string
  again: string
  /** The form, and what stands above it. */
  children: ReactNode
}

/** A form, then its receipt: one file, so that the receipt needs no network once the form is sent. */
export function FormPanel({ sent, receipt, again, children }: FormPanelProps) {
  if (!sent) return <div className="min-w-0">{children}</div>
  return (
    <SentPanel id={sent} again={again}>
      {receipt}
    </SentPanel>
  )
}
