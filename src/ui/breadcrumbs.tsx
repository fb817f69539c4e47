import { Link, type LinkProps } from '@tanstack/react-router'

export interface Crumb {
  label: string
  to?: LinkProps['to']
  params?: LinkProps['params']
}

/** Path to the current page, in one line. The last item is the page itself; a long name is truncated. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const last = items.length - 1
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap items-center text-sm text-ink-soft">
        {items.map(({ label, to, params }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record may be called as the page above it is
          <li key={index} className={index === last ? lastClass : 'flex items-center'}>
            {to && index < last ? (
              <Link
                to={to}
                params={params}
                className="inline-flex min-h-6 items-center pointer-coarse:min-h-11 underline-offset-4 hover:text-ink hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{label}</span>
            )}
            {index < last && (
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

/** Keeps the last item on the line while at least 4rem remain there. */
const lastClass = 'basis-16 grow truncate text-ink'
