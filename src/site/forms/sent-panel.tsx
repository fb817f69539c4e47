import type { ReactNode } from 'react'
import { takeFocus } from '#src/ui/browser/take-focus.ts'
import { Button } from '#src/ui/button.tsx'
import { SentReference } from './sent-reference.tsx'

interface SentPanelProps {
  /** Id of the item that has arrived, which determines its reference. */
  id: string
  /** Next step, in one sentence. */
  children: ReactNode
  /** Text of the button that opens an empty form. */
  again: string
}

/** Replaces a form once its submission has arrived. */
export function SentPanel({ id, children, again }: SentPanelProps) {
  return (
    <div className="ticks flex flex-col items-start justify-center gap-4 self-start border border-line bg-paper-sunk p-8 lg:p-12">
      <h3 tabIndex={-1} ref={takeFocus} className="scroll-mt-12 text-2xl focus:outline-none">
        Thank You!
      </h3>
      <p className="max-w-prose">{children}</p>
      <SentReference id={id} />
      <Button variant="secondary" onClick={() => location.reload()}>
        {again}
      </Button>
    </div>
  )
}
