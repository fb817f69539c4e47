import { useAtom } from 'jotai'
import { MonitorDown } from 'lucide-react'
import { Button, type ButtonSize } from '#src/ui/button.tsx'
import { installAtom } from './install-prompt.ts'

/** Button that asks the browser to install the app; only where the browser supports that. */
export function InstallButton({ size }: { size?: ButtonSize }) {
  const [offer, setOffer] = useAtom(installAtom)
  if (!offer) return null
  return (
    <Button
      {...(size && { size })}
      className="self-start"
      onClick={async () => {
        await offer.event.prompt()
        setOffer(undefined)
      }}
    >
      <MonitorDown aria-hidden size={16} strokeWidth={1.5} />
      Install the app
    </Button>
  )
}
