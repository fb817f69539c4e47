import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isLostScreen, reloadFor } from '#src/offline/service-worker/lost-chunk.ts'
import { company } from '#src/site/company/company.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'

/** Replaces a page that failed to render: a plain explanation, and two ways out. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isLost = isLostScreen(error)
  const heading = isLost ? 'This page is not on this device yet' : 'This page could not be shown'
  return (
    <div
      ref={(element) => {
        if (element && isLost) void reloadFor(error)
      }}
      className="sheet flex min-h-[60vh] flex-col items-start justify-center gap-4 py-16"
    >
      {/* The page that sets its own title failed to load. */}
      <title>{`${heading} | ${company.name}`}</title>
      <h1 tabIndex={-1} className="text-3xl">
        {heading}
      </h1>
      <p role="alert" className="max-w-prose text-ink-soft">
        {isLost ? sentences.lost : sentences.broken}
      </p>
      {isLost && (
        <Suspense>
          <SavedPages />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => {
            // A chunk that failed once stays failed in this document: only a reload fetches it again.
            if (isLost) return location.reload()
            reset()
            void router.invalidate()
          }}
        >
          Try Again
        </Button>
        <Link to="/" className={buttonClass('secondary')}>
          Back to Home
        </Link>
      </div>
    </div>
  )
}

// Preloaded once the first page has loaded (after-load.ts).
const SavedPages = lazy(async () => ({
  default: await import('#src/site/content/saved-instead.tsx').then(
    (part) => part.SavedPages,
    () => () => null,
  ),
}))

const sentences = {
  lost: 'A part of it did not arrive. Open it once with a network, and it can be shown without one afterwards.',
  broken:
    'Something went wrong while it was put together. Nothing that you sent is lost. Try again, and if it stays like this, come back a little later.',
}
