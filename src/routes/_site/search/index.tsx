import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { company } from '#src/site/company/company.ts'
import { Banner } from '#src/site/content/banner.tsx'
import { PageHead } from '#src/site/head/page-head.tsx'
import { breadcrumbList } from '#src/site/head/structured-data.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { takeFocus } from '#src/ui/browser/take-focus.ts'
import { SearchForm } from './-search-form.tsx'
import { SearchSkeleton } from './-search-skeleton.tsx'

export const Route = createFileRoute('/_site/search/')({
  validateSearch: ({ query, type }: Record<string, unknown>): { query?: string; type?: string } => ({
    // The router reads `?query=2017` as a number.
    ...(/^(?:string|number|boolean)$/.test(typeof query) && { query: String(query) }),
    ...(typeof type === 'string' && { type }),
  }),
  component: SearchPage,
})

const SearchStart = lazyPart(async () => (await import('./-search-start.tsx')).SearchStart)
// Most questions are asked on this page, when this part is long there: it asks them, and there is no loader.
const SearchResults = lazyPart(async () => (await import('./-search-results.tsx')).SearchResults)

const crumbs = [{ label: 'Home', to: '/' }, { label: 'Search' }] as const

function SearchPage() {
  const { query: written = '', type = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const [submitted, setSubmitted] = useState<string>()
  const query = written.trim()

  function search(words: string) {
    setSubmitted(words)
    // The same question again changes nothing that would take the focus.
    if (words === query) document.getElementById(headingId)?.focus()
    else void navigate({ search: { query: words, ...(type && { type }) }, resetScroll: false })
  }

  return (
    <>
      <PageHead
        title={query ? `Search results for “${query}”` : 'Search'}
        description={`Search ${company.shortName}’s projects, services, articles, open positions and what clients say.`}
        indexed={query === ''}
        about={[breadcrumbList(crumbs)]}
      />
      <Banner
        title="Search"
        purpose="Find projects, services, articles and open positions."
        picture="pipeline"
        crumbs={<Breadcrumbs items={crumbs} />}
      >
        <SearchForm key={query} query={query} onSearch={search} />
      </Banner>
      <section aria-labelledby={headingId} className="sheet min-h-96 py-12 lg:py-16">
        <h2
          id={headingId}
          key={query}
          tabIndex={-1}
          ref={query && submitted === query ? takeFocus : undefined}
          className="wrap-anywhere text-3xl outline-none"
        >
          {query ? `Search Results for "${query}"` : 'Enter a search term to begin'}
        </h2>
        <div className="mt-4">
          <Suspense fallback={query && <SearchSkeleton />}>
            {query ? <SearchResults query={query} type={type} /> : <SearchStart />}
          </Suspense>
        </div>
      </section>
    </>
  )
}

const headingId = 'search-results'
