import { Link } from '@tanstack/react-router'
import { type SitePage, sitePages } from '#src/company/search/pages.ts'
import { piecesOf } from '#src/contract/search/compare/found-text.ts'
import { rankBy, searchText, searchWords } from '#src/contract/search/compare/rank.ts'
import { pageNames } from '#src/site/page-names.ts'
import { Highlight } from '#src/ui/text/highlight.tsx'

/** Maximum number of pages. More would push the results down. */
const most = 3

const searchedPages = sitePages.map((page) => ({
  page,
  title: searchText(pageNames[page.to]),
  text: searchText(`${page.holds} ${page.alsoFoundBy}`),
}))

/** Returns the pages that match a query, best first. Needs no request. */
export function matchingPages(query: string): SitePage[] {
  if (searchWords(query).length === 0) return []
  const matches = rankBy(searchedPages, (searched) => searched, query)
  return matches.slice(0, most).map(({ page }) => page)
}

export function PageHits({ pages, words }: { pages: readonly SitePage[]; words: readonly string[] }) {
  return (
    <section aria-label="Pages" className="mb-8">
      <h3 className="mb-3 border-signal border-l-2 pl-3 text-lg leading-tight">Pages</h3>
      <ul className="divide-y divide-line border-line border-y">
        {pages.map(({ to, holds }) => (
          <li key={to} className="relative py-3 hover:bg-paper-sunk">
            <Link
              to={to}
              className="inline-block min-h-6 font-semibold text-signal underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              <Highlight pieces={piecesOf(pageNames[to], words)} />
            </Link>
            <p className="text-ink-soft text-sm">
              <Highlight pieces={piecesOf(holds, words)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
