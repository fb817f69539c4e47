import { Printer } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'

/** Prints the page without its layout and its buttons. */
export function PrintButton() {
  return (
    <Button variant="secondary" data-command="Print" onClick={() => window.print()}>
      <Printer aria-hidden size={16} strokeWidth={1.5} />
      <span className="max-sm:sr-only">Print</span>
    </Button>
  )
}
