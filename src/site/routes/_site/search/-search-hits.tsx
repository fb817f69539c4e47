import { Link } from '@tanstack/react-router'
import { company } from '#src/company/company.ts'
import { searchTypes } from '#src/contract/options.ts'
import { searchWords } from '#src/contract/search/compare/rank.ts'
import { type Hit, searchKinds, searchTabs } from '#src/contract/search/compare/search-hits.ts'
import { LongList } from '#src/site/content/long-list.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { ResultTabs } from '#src/ui/result-tabs.tsx'
import { telHref } from '#src/ui/text/phone.ts'
import { NearestService } from './-nearest-service.tsx'
import { SearchHit } from './-search-hit.tsx'

interface SearchHitsProps {
  hits: Hit[]
  query: string
  type: string
  /** Number of site pages listed above. */
  pageCount?: number
}

/** Results by kind: the first few of each, or all of the selected tab. */
export function SearchHits({ hits, query, type, pageCount = 0 }: SearchHitsProps) {
  const words = searchWords(query)
  const kind = searchTypes.find((one) => one === type)
  const tab = kind && searchKinds[kind]
  const visibleHits = kind ? hits.filter((hit) => hit.type === kind) : hits
  return (
    <>
      <p role="status" className="mb-4 text-ink-soft tabular-nums">
        {[
          ...(pageCount > 0 ? [pageCount === 1 ? '1 page' : `${pageCount} pages`] : []),
          counted(hits.length),
          ...(tab && hits.length > 0 ? [`${visibleHits.length} in ${tab.label}`] : []),
        ].join(', ')}
      </p>
      <div className="mb-8">
        <ResultTabs to="/search" query={query} chosen={kind} tabs={searchTabs(hits)} />
      </div>
      {visibleHits.length === 0 && pageCount === 0 && (
        <NoHits query={query} one={tab?.one} hasOthers={hits.length > 0} />
      )}
      {tab && visibleHits.length > 0 && (
        <LongList key={`${query} ${type}`} items={visibleHits} step={24} noun="results" className={listClass}>
          {(hit) => <SearchHit hit={hit} words={words} as="h3" />}
        </LongList>
      )}
      {!tab && <Groups hits={hits} query={query} words={words} />}
    </>
  )
}

function Groups({ hits, query, words }: { hits: Hit[]; query: string; words: string[] }) {
  return searchTypes.map((type) => {
    const { label } = searchKinds[type]
    const group = hits.filter((hit) => hit.type === type)
    if (group.length === 0) return null
    return (
      <section key={type} aria-label={label} className="mb-10">
        <h3 className="mb-3 border-signal border-l-2 pl-3 text-lg leading-tight">{label}</h3>
        <ul className={listClass}>
          {group.slice(0, few).map((hit, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ids may be missing or repeat, and the order is the answer's
            <li key={index}>
              <SearchHit hit={hit} words={words} as="h4" />
            </li>
          ))}
        </ul>
        {group.length > few && (
          <Link
            to="/search"
            search={{ query, type }}
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-signal underline-offset-4 hover:underline"
          >{`All ${group.length} results in ${label}`}</Link>
        )}
      </section>
    )
  })
}

function NoHits({ query, one, hasOthers }: { query: string; one: string | undefined; hasOthers: boolean }) {
  return (
    <Empty
      title={one && hasOthers ? `No ${one} results found` : `No results found for "${query}"`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {hasOthers && (
            <Link to="/search" search={{ query }} resetScroll={false} className={buttonClass('secondary')}>
              Show all results
            </Link>
          )}
          {!hasOthers && <NearestService query={query} />}
          <Link to="/contact" className={buttonClass(hasOthers ? 'quiet' : 'secondary')}>
            Ask us instead
          </Link>
          {!hasOthers && (
            <a href={telHref(company.phones[0])} className={`${buttonClass('secondary')} tabular-nums`}>
              {company.phones[0]}
            </a>
          )}
        </div>
      }
    >
      {hasOthers
        ? 'The other tabs have results for it.'
        : 'Check the spelling, or try other and more general words.'}
    </Empty>
  )
}

const few = 4
const listClass = 'divide-y divide-line border-line border-y'
const counted = (count: number) => (count === 1 ? '1 result' : `${count} results`)
