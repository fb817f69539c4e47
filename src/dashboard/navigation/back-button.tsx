import { type LinkProps, useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'

/** Button that goes back in the history, else to the list. */
export function BackButton({ list }: { list: LinkProps['to'] }) {
  const { history, navigate } = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <Button
      variant="quiet"
      className="-ml-4 self-start print:hidden"
      onClick={() => (canGoBack ? history.back() : void navigate({ to: list }))}
    >
      <ArrowLeft aria-hidden size={16} strokeWidth={1.5} />
      Back
    </Button>
  )
}
