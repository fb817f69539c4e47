import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { company } from '#src/company/company.ts'
import { FailedPage } from '#src/offline/service-worker/failed-page.tsx'
import { buttonClass } from '#src/ui/button.tsx'

/** Replaces a page of the site that failed to render. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <FailedPage
      error={error}
      siteName={company.name}
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
      onDevice={
        <Suspense>
          <SavedPages />
        </Suspense>
      }
      wayOut={
        <Link to="/" className={buttonClass('secondary')}>
          Back to Home
        </Link>
      }
    />
  )
}

// Preloaded once the first page has loaded (boot/after-load.ts).
const SavedPages = lazy(async () => ({
  default: await import('#src/site/content/saved-instead.tsx').then(
    (part) => part.SavedPages,
    () => () => null,
  ),
}))
