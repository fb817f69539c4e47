import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type SearchType, searchTypes } from '#src/contract/options.ts'
import { searchWords } from '#src/contract/search/compare/rank.ts'
import { type Hit, searchKinds, searchTabs } from '#src/contract/search/compare/search-hits.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { ResultTabs } from '#src/ui/result-tabs.tsx'
import { HitList } from './hit-list.tsx'

interface HitSectionsProps {
  hits: Hit[]
  query: string
  /** Chosen tab; undefined for all. */
  type: SearchType | undefined
}

const few = 5
const step = 50

/** Results by kind; the first few of each until its tab is opened. */
export function HitSections({ hits, query, type }: HitSectionsProps) {
  const [limit, setLimit] = useState(step)
  const words = searchWords(query)
  const visibleHits = hits.filter((hit) => !type || hit.type === type)
  return (
    <>
      <p role="status" className="sr-only">
        {visibleHits.length === 1 ? '1 result' : `${visibleHits.length} results`}
      </p>
      <ResultTabs to="/dashboard/search" query={query} chosen={type} tabs={searchTabs(hits)} />
      {visibleHits.length === 0 && (
        <Empty title={type ? `No ${searchKinds[type].one} results found` : `No results found for "${query}"`}>
          {hits.length > 0
            ? 'The other tabs have results for it.'
            : 'Check the spelling, or try other words.'}
        </Empty>
      )}
      {type && <HitList hits={visibleHits.slice(0, limit)} words={words} />}
      {type && visibleHits.length > limit && (
        <Button variant="secondary" className="self-start" onClick={() => setLimit(limit + step)}>
          Show more
        </Button>
      )}
      {!type &&
        searchTypes.map((kind) => <Group key={kind} kind={kind} hits={hits} query={query} words={words} />)}
    </>
  )
}

function Group({
  kind,
  hits,
  query,
  words,
}: {
  kind: SearchType
  hits: Hit[]
  query: string
  words: string[]
}) {
  const kindHits = hits.filter((hit) => hit.type === kind)
  const { label } = searchKinds[kind]
  if (kindHits.length === 0) return null
  return (
    <section aria-label={label} className="flex flex-col gap-2">
      <h2 className="text-lg">{label}</h2>
      <HitList hits={kindHits.slice(0, few)} words={words} />
      {kindHits.length > few && (
        <Link
          to="/dashboard/search"
          search={{ query, type: kind }}
          className="inline-flex min-h-(--control) items-center self-start font-semibold text-signal underline-offset-4 hover:underline"
        >{`All ${kindHits.length} results in ${label}`}</Link>
      )}
    </section>
  )
}
