import { Link } from '@tanstack/react-router'
import { type SearchType, searchTypes } from '#src/contract/search.ts'
import { type Hit, kinds } from './hits.ts'

interface ResultTabsProps {
  hits: Hit[]
  query: string
  chosen: SearchType | undefined
}

/** Links, so that a tab can be shared and Back leads to the one before. */
export function ResultTabs({ hits, query, chosen }: ResultTabsProps) {
  const tabs = [undefined, ...searchTypes].map((type) => ({
    type,
    label: type ? kinds[type].label : 'All Results',
    count: type ? hits.filter((hit) => hit.type === type).length : hits.length,
  }))
  return (
    <nav aria-label="Kinds of results">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ type, label, count }) => (
          <li key={label}>
            <Link
              to="/dashboard/search"
              search={{ query, ...(type && { type }) }}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={type === chosen ? 'page' : undefined}
              className="inline-flex min-h-(--control) items-center gap-2 rounded-md border border-line px-3 font-semibold hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              {label} <span className="font-normal tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
