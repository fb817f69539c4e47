import type { ReactNode } from 'react'
import { SentPanel } from './sent-panel.tsx'

interface FormPanelProps {
  /** Id of the item that has arrived. */
  sent: string | undefined
  /** Text of the receipt; `again` is the button for another submission. */
  receipt: string
  again: string
  takesDrawings?: boolean
  /** The form and its notes. */
  children: ReactNode
}

/** A form, and then its receipt. Both are in one chunk, so that the receipt needs no network. */
export function FormPanel({ sent, receipt, again, takesDrawings, children }: FormPanelProps) {
  if (!sent) return <div className="min-w-0">{children}</div>
  return (
    <SentPanel id={sent} again={again} takesDrawings={takesDrawings}>
      {receipt}
    </SentPanel>
  )
}
