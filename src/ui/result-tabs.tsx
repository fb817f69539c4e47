import { Link, type LinkProps } from '@tanstack/react-router'

interface ResultTabsProps<Type extends string> {
  /** Page of the results. */
  to: LinkProps['to']
  query: string
  /** Selected kind; undefined for all. */
  chosen: Type | undefined
  tabs: { type?: Type; label: string; count: number }[]
}

/** Tabs of all results and of each kind, with counts. They are links: a tab can be shared, and Back works. */
export function ResultTabs<Type extends string>({ to, query, chosen, tabs }: ResultTabsProps<Type>) {
  return (
    <nav aria-label="Kinds of results">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ type, label, count }) => (
          <li key={label}>
            <Link
              to={to}
              // The contract defines the kinds. The design system treats them as plain words.
              search={{ query, ...(type && { type }) } as never}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={type === chosen ? 'page' : undefined}
              className="inline-flex min-h-(--control) items-center gap-2 rounded-md border border-line px-3 font-semibold text-sm hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              <span>{`${label} `}</span>
              <span className="font-normal tabular-nums opacity-80">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
