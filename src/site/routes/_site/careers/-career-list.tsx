import { content } from '#src/api/content.ts'
import type { Career } from '#src/contract/careers/record.ts'
import { workBaseLabel } from '#src/contract/options.ts'
import { FilteredList, type FilteredListWords } from '#src/site/content/filters/filtered-list.tsx'
import { LongList } from '#src/site/content/long-list.tsx'
import { jobPosting } from '#src/site/seo/job-posting.ts'
import { Empty } from '#src/ui/empty.tsx'
import { CareerEntry, careerColumns } from './-career-entry.tsx'
import { careerSkeleton } from './-career-skeleton.ts'

/** Maximum number of job postings in the structured data. Search engines reject a page with thousands. */
const postings = 100

const words: FilteredListWords<Career> = {
  noun: ['position', 'positions'],
  filters: [
    { name: 'location', label: 'Location', all: 'All locations', values: ({ location }) => [location] },
    {
      name: 'base',
      label: 'Work base',
      all: 'All work bases',
      values: ({ base }) => [base],
      labelFor: workBaseLabel,
    },
    {
      name: 'text',
      label: 'Search positions',
      title: ({ title }) => title,
      text: ({ location, base, description }) => [location, workBaseLabel(base), description].join('\n'),
    },
  ],
  skeleton: careerSkeleton,
  empty: <Empty title="No open positions at the moment. Please check back later." />,
  noMatch: { title: 'No position matches these filters' },
  about: (careers) => careers.slice(0, postings).map(jobPosting),
}

/** Open positions, filtered by location, work base and words. */
export function CareerList() {
  return (
    <FilteredList list={content.careers.list()} words={words}>
      {(careers) => <Positions careers={careers} />}
    </FilteredList>
  )
}

function Positions({ careers }: { careers: readonly Career[] }) {
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
      <LongList items={careers} step={24} noun="positions" className="grid grid-cols-1 gap-4 lg:gap-0">
        {(career) => <CareerEntry career={career} />}
      </LongList>
    </>
  )
}
