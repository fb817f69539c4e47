import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { company } from '#src/company/company.ts'
import { FailedPage } from '#src/offline/service-worker/failed-page.tsx'
import { buttonClass } from '#src/ui/button.tsx'

/** Replaces a screen of the dashboard that failed to render. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <FailedPage
      error={error}
      siteName={company.name}
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
      wayOut={
        <a href="/" className={buttonClass('secondary')}>
          Back to Home
        </a>
      }
    />
  )
}
