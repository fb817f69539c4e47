import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isGone } from '#src/api/api-error.ts'
import { content } from '#src/api/content.ts'
import { steps } from '#src/company/applying.ts'
import { firstContact } from '#src/company/engineers.ts'
import type { Career } from '#src/contract/careers/record.ts'
import { ContactPerson } from '#src/site/content/contact-person.tsx'
import { ContentState, type Problem } from '#src/site/content/content-state.tsx'
import { StepList } from '#src/site/content/step-list.tsx'
import { WithoutScript } from '#src/site/layout/without-script.tsx'
import { jobPosting } from '#src/site/seo/job-posting.ts'
import { StructuredData } from '#src/site/seo/structured-data.tsx'
import { Alert } from '#src/ui/alert.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import type { Elements } from '#src/ui/elements.ts'
import { ApplyForm } from './-apply-form.tsx'
import { ApplyJob } from './-apply-job.tsx'
import { ApplySent } from './-apply-sent.tsx'
import { ApplySkeleton, applyColumns, asideClass } from './-apply-skeleton.tsx'

interface ApplyPanelProps {
  jobId: string
  /** Id of the application in the outbox to edit. It includes the job. */
  edit?: string | undefined
}

/** Application for the job in the address, or an open application. */
export function ApplyPanel({ jobId, edit }: ApplyPanelProps) {
  if (jobId && !edit) return <ForAJob jobId={jobId} />
  return <Application edit={edit} aside={<StepList title="What happens next" steps={steps} />} />
}

function ForAJob({ jobId }: { jobId: string }) {
  const query = useQuery(content.careers.detail(jobId, useQueryClient()))
  const { error } = query
  return (
    <ContentState query={query} skeleton={<ApplySkeleton hasJob />} failure={NotLoaded}>
      {(job) => (
        <>
          <StructuredData things={[jobPosting(job)]} />
          {/* Keep a form that is being filled in. */}
          {isGone(error) && (
            <Alert tone="caution" className="mb-8">
              This position has just been taken off the list. You can still apply.
            </Alert>
          )}
          <Application careerId={jobId} job={job} aside={<ApplyJob job={job} />} />
        </>
      )}
    </ContentState>
  )
}

interface ApplicationProps {
  careerId?: string
  job?: Career
  edit?: string | undefined
  aside: Elements
}

function Application({ careerId, job, edit, aside }: ApplicationProps) {
  const [sent, setSent] = useState<string>()
  return (
    <div className={applyColumns}>
      {sent ? (
        <ApplySent id={sent} />
      ) : (
        <div className="min-w-0">
          <WithoutScript part="This form" />
          <ApplyForm careerId={careerId} role={job?.title} edit={edit} onSent={setSent} />
        </div>
      )}
      <aside
        aria-label={job ? 'About the position' : 'About applying'}
        className={classes(
          'lg:sticky lg:top-28',
          job ? asideClass : 'self-start border-line border-t pt-8 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8',
        )}
      >
        {aside}
        {firstContact && (
          <div className="mt-8">
            <p className="text-ink-soft text-sm">Your contact</p>
            <ContactPerson person={firstContact} />
          </div>
        )}
      </aside>
    </div>
  )
}

function NotLoaded({ again }: Problem) {
  return (
    <Alert tone="danger">
      <p>Failed to load job details. Please try again.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {again}
        <Link to="/careers" className={buttonClass('secondary', 'small')}>
          Return to Careers
        </Link>
      </div>
    </Alert>
  )
}
