import type { Career } from '#src/contract/careers/record.ts'
import { workBaseLabel } from '#src/contract/options.ts'
import { CareerDescription } from '#src/site/cards/career-description.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { dollarRange } from '#src/ui/text/money.ts'

/** Facts about the job, beside its application form. */
export function ApplyJob({ job }: { job: Career }) {
  return (
    <>
      <h3 className="mb-4 text-lg">The position</h3>
      <Facts>
        <Fact term="Location">{job.location || 'To be agreed'}</Fact>
        <Fact term="Work Base">{workBaseLabel(job.base) || 'To be agreed'}</Fact>
        <Fact term="Salary Range">{dollarRange(job.priceRangeMin, job.priceRangeMax)}</Fact>
      </Facts>
      <div className="mt-4">
        <CareerDescription lines={12} text={job.description} title={job.title || 'this position'} />
      </div>
    </>
  )
}
