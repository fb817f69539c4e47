import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import type { Career } from '#src/contract/careers.ts'
import { workBaseLabel } from '#src/site/cards/career-words.ts'
import { ContentState } from '#src/site/content/content-state.tsx'
import { FilterBar, FilterSelect, FilterText } from '#src/site/content/filter-bar.tsx'
import { useFilters, valuesOf } from '#src/site/content/filters.ts'
import { LongList } from '#src/site/content/long-list.tsx'
import { NoneMatch } from '#src/site/content/none-match.tsx'
import { jobPosting } from '#src/site/head/job-posting.ts'
import { StructuredData } from '#src/site/head/structured-data.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { hasWords } from '#src/ui/text/search-words.ts'
import { CareerEntry, careerColumns } from './-career-entry.tsx'
import { careerSkeleton } from './-career-skeleton.ts'

/** The open positions, by location, work base and words. */
export function CareerList() {
  const query = useQuery(content.careers.list())
  const filters = useFilters('location', 'base', 'text')
  const { location, base, text } = filters.values
  const shown = query.data?.filter(
    (career) =>
      (!location || career.location === location) &&
      (!base || career.base === base) &&
      hasWords(wordsOf(career), text),
  )
  return (
    <>
      <FilterBar
        filters={filters}
        shown={shown?.length}
        total={query.data?.length}
        noun={['position', 'positions']}
      >
        <FilterSelect
          filters={filters}
          name="location"
          label="Location"
          all="All locations"
          options={valuesOf(query.data, (career) => career.location)}
        />
        <FilterSelect
          filters={filters}
          name="base"
          label="Work base"
          all="All work bases"
          options={valuesOf(query.data, (career) => career.base).map((value) => ({
            value,
            label: workBaseLabel(value),
          }))}
        />
        <FilterText filters={filters} name="text" label="Search positions" />
      </FilterBar>
      <ContentState query={query} skeleton={<SkeletonCards {...careerSkeleton} />}>
        {(careers) =>
          careers.length === 0 ? (
            <Empty title="No open positions at the moment. Please check back later." />
          ) : (
            <>
              <StructuredData things={careers.slice(0, postings).map(jobPosting)} />
              {shown?.length === 0 ? (
                <NoneMatch title="No position matches these filters" things="positions" filters={filters} />
              ) : (
                <Positions key={`${location} ${base} ${text}`} careers={shown ?? []} />
              )}
            </>
          )
        }
      </ContentState>
    </>
  )
}

/** A page with thousands of them would be refused by search engines, too. */
const postings = 100

function Positions({ careers }: { careers: Career[] }) {
  return (
    <>
      <div
        aria-hidden
        className={`hidden border-edge border-b pb-3 font-semibold text-ink-soft text-sm lg:grid ${careerColumns}`}
      >
        <span>Position</span>
        <span>Location</span>
        <span>Work base</span>
        <span>Salary range</span>
      </div>
      <LongList items={careers} step={24} noun="positions" className="grid gap-4 lg:gap-0">
        {(career) => <CareerEntry career={career} />}
      </LongList>
    </>
  )
}

function wordsOf({ title, location, base, description }: Career): string {
  return [title, location, workBaseLabel(base), description].join(' ')
}
