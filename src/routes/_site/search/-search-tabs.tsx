import { Link } from '@tanstack/react-router'
import { type Hit, searchTabs } from './-search-hits.ts'

interface SearchTabsProps {
  hits: Hit[]
  query: string
  /** Undefined for all. */
  chosen: string | undefined
}

/** All kinds or one of them, each with its count. They are links: a tab can be shared, and Back leads to the one before. */
export function SearchTabs({ hits, query, chosen }: SearchTabsProps) {
  const tabs = [
    { type: undefined, label: 'All', count: hits.length },
    ...searchTabs.map(({ type, label }) => ({
      type,
      label,
      count: hits.filter((hit) => hit.type === type).length,
    })),
  ]
  return (
    <nav aria-label="Kinds of results" className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ type, label, count }) => (
          <li key={label}>
            <Link
              to="/search"
              search={{ query, ...(type && { type }) }}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={type === chosen ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line px-3 font-semibold text-sm hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              {label} <span className="font-normal tabular-nums opacity-80">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
