import type { Career } from '#src/contract/careers.ts'
import { company } from '#src/site/company/company.ts'
import { jobPosting } from '#src/site/head/job-posting.ts'
import { PageHead } from '#src/site/head/page-head.tsx'
import { breadcrumbList } from '#src/site/head/structured-data.tsx'

export const applyCrumbs = [
  { label: 'Home', to: '/' },
  { label: 'Careers', to: '/careers' },
  { label: 'Apply', to: '/apply' },
] as const

/** What the page says about itself, general words until the job is there. */
export function ApplyMeta({ job }: { job?: Career | undefined }) {
  return (
    <PageHead
      title={headingFor(job)}
      description={
        job?.description ||
        `Apply at ${company.shortName} with your resume as a PDF file, for an open position or for the one that you have in mind.`
      }
      about={[...(job ? [jobPosting(job)] : []), breadcrumbList(applyCrumbs)]}
      query={job?._id ? `?jobId=${encodeURIComponent(job._id)}` : ''}
    />
  )
}

export function headingFor(job: Career | undefined): string {
  return job?.title ? `Apply for ${job.title}` : 'Join Our Team'
}
