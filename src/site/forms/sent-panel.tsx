import type { ComponentProps, ReactNode } from 'react'
import { takeFocus } from '#src/ui/browser/take-focus.ts'
import { Button } from '#src/ui/button.tsx'
import { SentReference } from './sent-reference.tsx'
import { SentWays } from './sent-ways.tsx'

interface SentPanelProps extends ComponentProps<typeof SentWays> {
  /** Next step, in one sentence. */
  children: ReactNode
  /** Text of the button that opens an empty form. */
  again: string
}

/** Replaces a form once its submission has arrived. */
export function SentPanel({ id, takesDrawings, children, again }: SentPanelProps) {
  return (
    <div className="ticks flex flex-col items-start justify-center gap-4 self-start border border-line bg-paper-sunk p-8 lg:p-12">
      <h3 tabIndex={-1} ref={takeFocus} className="scroll-mt-12 text-2xl focus:outline-none">
        Thank You!
      </h3>
      <p className="max-w-prose">{children}</p>
      <SentReference id={id} />
      <SentWays id={id} takesDrawings={takesDrawings} />
      <Button variant="secondary" onClick={() => location.reload()}>
        {again}
      </Button>
    </div>
  )
}
