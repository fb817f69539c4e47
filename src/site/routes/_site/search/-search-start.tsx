import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { suggestedPages } from '#src/company/search/pages.ts'
import { pageNames } from '#src/site/page-names.ts'

/** Suggestions before the first search: the most wanted pages. */
export function SearchStart() {
  return (
    <>
      <p className="max-w-prose text-ink-soft">Or open the page that it is probably on.</p>
      <ul className="mt-8 grid grid-cols-1 gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {suggestedPages.map(({ to, holds }) => (
          <li key={to} className="bg-paper">
            <Link
              to={to}
              className="group flex h-full items-start justify-between gap-4 p-5 hover:bg-paper-sunk"
            >
              <span className="min-w-0">
                <span className="block font-display font-semibold text-lg">{pageNames[to]}</span>
                <span className="mt-1 block text-ink-soft text-sm">{holds}</span>
              </span>
              <ArrowRight aria-hidden size={20} strokeWidth={1.5} className="mt-1 shrink-0 text-signal" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
