import { Button } from '#src/ui/button.tsx'

/** Prints the page as drawing sheets. */
export function PrintButton() {
  return (
    <Button variant="secondary" className="self-start" onClick={() => window.print()}>
      Print or save as PDF
    </Button>
  )
}
