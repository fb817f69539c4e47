import { atom, getDefaultStore, useAtom } from 'jotai'
import { MonitorDown } from 'lucide-react'
import { IconButton } from '#src/ui/button.tsx'

/** Chromium's own event; the standard library of types does not have it. */
interface InstallEvent extends Event {
  prompt: () => Promise<void>
}

const installAtom = atom<{ event: InstallEvent } | undefined>(undefined)

/** Keeps the browser's offer to install until somebody asks for it. */
export function watchInstall() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // Only this event carries the name; see the interface above.
    getDefaultStore().set(installAtom, { event: event as InstallEvent })
  })
  window.addEventListener('appinstalled', () => getDefaultStore().set(installAtom, undefined))
}

/** Installs the dashboard as an app; there only where the browser offers it. */
export function InstallButton() {
  const [offer, setOffer] = useAtom(installAtom)
  if (!offer) return null
  return (
    <IconButton
      label="Install the app"
      icon={MonitorDown}
      onClick={async () => {
        await offer.event.prompt()
        setOffer(undefined)
      }}
    />
  )
}
