import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { offersInstallAtom } from '#src/offline/worker/install-prompt.ts'

/** From the second visit on, where the browser can install it and the person has not said no. */
export function InstallOffer() {
  return (
    useAtomValue(offersInstallAtom) && (
      <Suspense>
        <Banner />
      </Suspense>
    )
  )
}

/** Without its file there is no offer this time. */
const Banner = lazy(() =>
  import('./install-banner.tsx').then(
    ({ InstallBanner }) => ({ default: InstallBanner }),
    () => ({ default: () => <></> }),
  ),
)
