import { Link } from '@tanstack/react-router'
import { EndsHydration } from '#src/site/hydration/hydration.tsx'
import { Logo } from '#src/site/layout/logo.tsx'
import { PageHead } from '#src/site/seo/page-head.tsx'
import { buttonClass } from '#src/ui/button.tsx'

/** The page for an unknown address, without header or footer. */
export function NotFound() {
  return (
    <main className="steel blueprint flex min-h-dvh flex-col">
      <PageHead
        title="Page Not Found"
        description="This address leads to no page of the site. Go back to the home page, or search for what you need."
      />
      <div className="sheet py-4">
        <Logo />
      </div>
      <div className="sheet grid grow items-center gap-12 py-12 lg:grid-cols-2">
        <div>
          <p
            aria-hidden
            className="mb-4 flex items-center gap-3 font-display font-semibold text-signal text-sm tabular-nums"
          >
            404
            <span className="h-px w-12 bg-signal" />
          </p>
          <h1 tabIndex={-1} className="text-5xl">
            Page Not Found
          </h1>
          <p className="mt-5 max-w-prose text-lg">
            Oops! The page you're looking for doesn't exist or has been moved.
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <Link to="/" className={buttonClass('primary', 'large')}>
              Back to Home
            </Link>
            <Link to="/search" className={buttonClass('secondary', 'large')}>
              Search this site
            </Link>
          </div>
        </div>
        <div className="ticks hidden border border-line p-3 lg:block">
          {/* Lazy: a narrow screen hides the picture and must not load it. */}
          <img src="/brand/fallback.svg" alt="" width={1200} height={800} loading="lazy" className="w-full" />
        </div>
      </div>
      <EndsHydration />
    </main>
  )
}
