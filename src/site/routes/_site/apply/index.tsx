import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { company } from '#src/company/company.ts'
import { useCachedQuery } from '#src/site/content/record-query.ts'
import { Section } from '#src/site/content/section.tsx'
import { Page, type PageWords } from '#src/site/layout/page.tsx'
import { ApplyPanel } from './-apply-panel.tsx'

interface ApplySearch {
  /** Id of the job; undefined for an open application. */
  jobId?: string | undefined
  /** Id of the outbox item to edit. */
  edit?: string | undefined
}

export const Route = createFileRoute('/_site/apply/')({
  validateSearch: ({ jobId, edit }: ApplySearch): ApplySearch => ({ jobId, edit }),
  loaderDeps: ({ search: { jobId } }) => ({ jobId }),
  loader: ({ context: { queryClient }, deps: { jobId } }) => {
    if (jobId) void queryClient.prefetchQuery(content.careers.detail(jobId, queryClient))
  },
  component: ApplyPage,
})

const words: Omit<PageWords, 'title' | 'description'> = {
  purpose: 'An engineer from the team you would join reads every application.',
  picture: null,
  isLow: true,
  crumbs: [
    { label: 'Careers', to: '/careers' },
    { label: 'Apply', to: '/apply' },
  ],
}

const closing = {
  title: 'Get to know us first',
  text: 'Our projects, our leaders, and the rules on our sites.',
}

/** Shows general text until the job has loaded. */
function ApplyPage() {
  const { jobId = '', edit } = Route.useSearch()
  const state = useCachedQuery(content.careers.detail(jobId))
  const job = state?.data
  return (
    <Page
      {...words}
      title={job?.title ? `Apply for ${job.title}` : 'Join Our Team'}
      headingRoom={jobId ? 'two lines' : undefined}
      closing={closing}
      isHeadingPending={jobId !== '' && !job && !state?.error}
      description={
        job?.description ||
        `Apply at ${company.shortName} with your resume as a PDF file, for an open position or any other.`
      }
      query={job?._id ? `?jobId=${encodeURIComponent(job._id)}` : ''}
    >
      <Section title="Your application" isTitleHidden>
        <ApplyPanel key={jobId} jobId={jobId} edit={edit} />
      </Section>
    </Page>
  )
}
