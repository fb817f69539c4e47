import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { content } from '#src/api/content.ts'
import { company } from '#src/company/company.ts'
import { CallBar } from '#src/site/layout/call-bar.tsx'
import { Page, type PageWords } from '#src/site/layout/page.tsx'
import { takeFocus } from '#src/ui/browser/take-focus.ts'
import { SearchBody } from './-search-body.tsx'
import { SearchForm } from './-search-form.tsx'

interface SearchRequest {
  query?: string | undefined
  type?: string | undefined
}

export const Route = createFileRoute('/_site/search/')({
  validateSearch: ({ query, type }: SearchRequest): SearchRequest => ({ query, type }),
  loaderDeps: ({ search: { query = '' } }) => ({ query: query.trim() }),
  loader: ({ context: { queryClient }, deps: { query } }) => {
    if (query) void queryClient.prefetchQuery(content.search(query))
  },
  component: SearchPage,
})

const words: Omit<PageWords, 'title'> = {
  description: `Search ${company.shortName}’s projects, services, articles, open positions and what clients say.`,
  purpose: 'Find projects, services, articles and open positions.',
  picture: 'pipeline',
  crumbs: [{ label: 'Search' }],
}

function SearchPage() {
  const { query: written = '', type = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const [submitted, setSubmitted] = useState<string>()
  const query = written.trim()

  function search(text: string) {
    setSubmitted(text)
    // The same search again triggers no change that would move the focus.
    if (text === query) document.getElementById(headingId)?.focus()
    else void navigate({ search: { query: text, ...(type && { type }) }, resetScroll: false })
  }

  return (
    <>
      <Page
        {...words}
        title={query ? `Search results for “${query}”` : 'Search'}
        heading="Search"
        indexed={query === ''}
        banner={<SearchForm key={query} query={query} onSearch={search} />}
        closing={false}
      >
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
            <SearchBody query={query} type={type} />
          </div>
        </section>
      </Page>
      <CallBar />
    </>
  )
}

const headingId = 'search-results'
