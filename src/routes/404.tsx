import { createFileRoute, Link } from '@tanstack/react-router'
import { Logo } from '#src/site/logo.tsx'
import { pageHead } from '#src/site/page-head.ts'
import { buttonClass } from '#src/ui/button.tsx'

export const Route = createFileRoute('/404')({
  head: () => {
    const { meta } = pageHead('Page Not Found')
    return { meta: [...meta, { name: 'robots', content: 'noindex' }] }
  },
  component: NotFoundPage,
})

function NotFoundPage() {
  return (
    <main className="steel blueprint grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <div className="sheet py-4">
        <Logo />
      </div>
      <div className="sheet flex flex-col items-start justify-center gap-6 py-16">
        <div className="ticks w-full max-w-2xl border border-line p-8 lg:p-12">
          <p aria-hidden className="font-display font-semibold text-signal text-sm tabular-nums">
            404
          </p>
          <h1 tabIndex={-1} className="mt-3 text-4xl">
            Page Not Found
          </h1>
          <p className="mt-4 max-w-prose text-lg">
            Oops! The page you're looking for doesn't exist or has been moved.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to="/" className={buttonClass('primary', 'large')}>
              Back to Home
            </Link>
            <Link to="/search" className={buttonClass('secondary', 'large')}>
              Search this site
            </Link>
          </div>
        </div>
      </div>
    </main>
  )
}
