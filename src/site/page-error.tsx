import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { Button, buttonClass } from '#src/ui/button.tsx'

/** In place of a page that could not be drawn: what happened in plain words, and two ways out. */
export function PageError({ reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <div className="sheet flex min-h-[60vh] flex-col items-start justify-center gap-4 py-16">
      <h1 tabIndex={-1} className="text-3xl">
        This page could not be shown
      </h1>
      <p role="alert" className="max-w-prose text-ink-soft">
        Something went wrong while it was put together, or a part of it did not arrive. Nothing that you sent
        is lost. Try again, and if it stays like this, come back a little later.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => {
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
