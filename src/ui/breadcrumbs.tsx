import { Link, type LinkProps } from '@tanstack/react-router'

export interface Crumb {
  label: string
  to?: LinkProps['to']
  params?: LinkProps['params']
}

/** The way back up. The last item is the page itself. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex items-center text-sm text-ink-soft">
        {items.map(({ label, to, params }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record may be called as the page above it is
          <li key={index} className="flex min-w-0 items-center">
            {to && index < items.length - 1 ? (
              <Link
                to={to}
                params={params}
                className="inline-flex min-h-6 items-center pointer-coarse:min-h-11 underline-offset-4 hover:text-ink hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span
                aria-current={index === items.length - 1 ? 'page' : undefined}
                className="truncate text-ink"
              >
                {label}
              </span>
            )}
            {index < items.length - 1 && (
              <span aria-hidden className="px-2">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
