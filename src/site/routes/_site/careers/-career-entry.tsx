import { Link } from '@tanstack/react-router'
import type { Career } from '#src/contract/careers/record.ts'
import { workBaseLabel } from '#src/contract/options.ts'
import { CareerDescription } from '#src/site/cards/career-description.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { dollarRange } from '#src/ui/text/money.ts'

/** Columns of the entries and their header on a wide screen. */
export const careerColumns =
  'sm:grid-cols-[minmax(0,1fr)_8rem] lg:grid-cols-[minmax(0,1fr)_10rem_8rem_11rem_8rem] sm:gap-x-6'

/** An open position: a card on a phone, a row of a table on a wide screen. */
export function CareerEntry({ career }: { career: Career }) {
  const title = career.title || 'Position without a title'
  return (
    <article
      className={`grid grid-cols-1 gap-y-4 rounded-md border border-line p-5 lg:rounded-none lg:border-0 lg:border-b lg:px-0 lg:py-6 ${careerColumns}`}
    >
      <div className="min-w-0 sm:col-span-2 lg:col-span-1">
        <h3 className="wrap-anywhere text-lg">{title}</h3>
        <div className="mt-2">
          <CareerDescription lines={3} text={career.description} title={title} />
        </div>
      </div>
      <dl className="grid gap-x-6 gap-y-1.5 border-line border-t pt-4 sm:grid-cols-3 lg:col-span-3 lg:grid-cols-[10rem_8rem_11rem] lg:border-0 lg:pt-1">
        <Fact term="Location">{career.location || 'To be agreed'}</Fact>
        <Fact term="Work base">{workBaseLabel(career.base) || 'To be agreed'}</Fact>
        <Fact term="Salary range">{dollarRange(career.priceRangeMin, career.priceRangeMax)}</Fact>
      </dl>
      {career._id && (
        <Link
          to="/apply"
          search={{ jobId: career._id }}
          className={`${buttonClass('primary')} sm:self-end lg:self-start`}
        >
          Apply<span className="sr-only">{` for ${title}`}</span>
        </Link>
      )}
    </article>
  )
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex flex-wrap gap-x-4 sm:block">
      <dt className="w-28 text-ink-soft text-sm leading-[1.6rem] lg:sr-only">{term}</dt>
      <dd className="wrap-anywhere min-w-0 flex-1 basis-32 font-medium">{children}</dd>
    </div>
  )
}
