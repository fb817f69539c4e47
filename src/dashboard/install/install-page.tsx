import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { Alert } from '#src/ui/alert.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { InstallButton } from './install-button.tsx'
import { installAtom, installedAtom } from './install-prompt.ts'
import { appPlaceOn, isInstalledApp, platformOf } from './platform.ts'
import { Steps, steps } from './steps.tsx'

const platforms = ['ios', 'android', 'desktop'] as const

/** Instructions for installing the dashboard on this device, and the first steps in the app. */
export function InstallPage() {
  const offer = useAtomValue(installAtom)
  const isInstalled = useAtomValue(installedAtom) || isInstalledApp()
  const ownPlatform = platformOf(navigator)
  return (
    <ListPage title="Install the app">
      <p className="max-w-prose text-ink-soft">
        As an app the dashboard has its own icon and window, shows how much is new, opens even offline, and
        browsers keep what it has saved for longer.
      </p>
      {isInstalled && (
        <Alert
          tone="safe"
          title="It is installed on this device"
        >{`Open it from ${appPlaceOn(ownPlatform)}.`}</Alert>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {!isInstalled && (
          <Panel title={steps[ownPlatform].title}>
            {offer ? <InstallButton /> : <Steps platform={ownPlatform} />}
          </Panel>
        )}
        <Panel title="After installing">
          <ol className="flex max-w-prose list-decimal flex-col gap-2 pl-5">
            <li>
              {ownPlatform === 'ios'
                ? 'Sign in again: on an iPhone or iPad the app has a storage of its own.'
                : 'Sign in, if it asks you to.'}
            </li>
            <li>Open “This device” and press “Sync now”, so that everything can be read offline.</li>
            <li>Wait until every list there says “Complete”.</li>
          </ol>
          <Link to="/dashboard/device" className={`${buttonClass('secondary')} self-start`}>
            This device
          </Link>
        </Panel>
      </div>
      {platforms
        .filter((platform) => isInstalled || platform !== ownPlatform)
        .map((platform) => (
          <details key={platform} className="rounded-md border border-line px-4">
            <summary className="min-h-11 cursor-pointer py-3 font-semibold">{steps[platform].title}</summary>
            <div className="pb-4">
              <Steps platform={platform} />
            </div>
          </details>
        ))}
    </ListPage>
  )
}
