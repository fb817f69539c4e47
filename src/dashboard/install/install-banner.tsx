import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { InstallButton } from './install-button.tsx'
import { offersInstallAtom } from './install-prompt.ts'
import { appPlaceOn, platformOf } from './platform.ts'

/** Banner that offers to install the app, explains how, and can be declined. */
export function InstallBanner() {
  const dismissInstall = useSetAtom(offersInstallAtom)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-paper-sunk px-4 py-2 print:hidden">
      <p className="grow">{`Installed as an app, the dashboard opens from ${appPlaceOn(platformOf(navigator))}, even offline.`}</p>
      <InstallButton size="small" />
      <Link to="/dashboard/install" className={buttonClass('secondary', 'small')}>
        How it works
      </Link>
      <Button size="small" variant="quiet" onClick={() => dismissInstall('dismissed')}>
        Not now
      </Button>
    </div>
  )
}
