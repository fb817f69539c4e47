import { isLostScreen, reloadFor } from '#src/offline/service-worker/lost-chunk.ts'
import { Button } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'

interface FailedPageProps {
  error: unknown
  /** Renders the page again. */
  onRetry: () => void
  /** Name of the site in the title of the tab. */
  siteName: string
  /** Offers what is on the device, if the page is not. */
  onDevice?: Elements
  /** Link out of the page. */
  wayOut: Elements
}

/** Replaces a page that failed to render: a plain explanation, and two ways out. */
export function FailedPage({ error, onRetry, siteName, onDevice, wayOut }: FailedPageProps) {
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
      <title>{`${heading} | ${siteName}`}</title>
      <h1 tabIndex={-1} className="text-3xl">
        {heading}
      </h1>
      <p role="alert" className="max-w-prose text-ink-soft">
        {isLost ? sentences.lost : sentences.broken}
      </p>
      {isLost && onDevice}
      <div className="flex flex-wrap gap-3">
        {/* A chunk that failed once stays failed in this document: only a reload fetches it again. */}
        <Button onClick={() => (isLost ? location.reload() : onRetry())}>Try Again</Button>
        {wayOut}
      </div>
    </div>
  )
}

const sentences = {
  lost: 'A part of it did not arrive. Open it once with a network, and it can be shown without one afterwards.',
  broken:
    'Something went wrong while it was put together. Nothing that you sent is lost. Try again, and if it stays like this, come back a little later.',
}
