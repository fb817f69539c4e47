import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { offersInstallAtom } from './install-prompt.ts'

/**
 * Install banner, shown from the second visit if the browser can install the app and the user has not declined. Records
 * need the room: their pages do not show it.
 */
export function InstallOffer() {
  const isRecord = useLocation({ select: ({ pathname }) => /^\/dashboard\/[^/]+\/[^/]+/.test(pathname) })
  return (
    useAtomValue(offersInstallAtom) &&
    !isRecord && (
      <Suspense>
        <Banner />
      </Suspense>
    )
  )
}

/** Renders nothing if its file does not load. */
const Banner = lazy(() =>
  import('./install-banner.tsx').then(
    ({ InstallBanner }) => ({ default: InstallBanner }),
    () => ({ default: () => <></> }),
  ),
)
