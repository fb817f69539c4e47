import { lazy, Suspense } from 'react'
import { api } from '#src/api/index.ts'
import { applicationStatuses } from '#src/contract/applications/input.ts'
import type { Application } from '#src/contract/applications/record.ts'
import { MailLink, PhoneLink } from '#src/dashboard/inbox/contact-links.tsx'
import { InboxDetail } from '#src/dashboard/inbox/inbox-detail.tsx'
import { useDeletion } from '#src/dashboard/inbox/use-deletion.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { useMedia } from '#src/ui/browser/use-media.ts'
import type { Elements } from '#src/ui/elements.ts'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { longMonthDay } from '#src/ui/text/date.ts'
import { fileKindOf } from '#src/ui/text/file-link.ts'
import { appliedDate } from './applied-date.ts'
import { Resume } from './resume.tsx'
import { StatusSelect } from './status-select.tsx'

export function ApplicationDetail({ id }: { id: string }) {
  const deletion = useDeletion(api.applications, id, {
    thing: 'Application',
    question: 'Are you sure you want to delete this application?',
  })
  return (
    <InboxDetail
      title="Application Details"
      resource={api.applications}
      collection="applications"
      id={id}
      sender={(application) => ({
        name: application.applicantName,
        email: application.email,
        phone: application.phone,
        subject: application.role,
        receivedAt: appliedDate(application),
      })}
      statuses={applicationStatuses}
      // In a narrower window the resume takes the place of the list.
      listFrom="90rem"
      about={(application) => (
        <p className="wrap-anywhere">
          <span className="text-ink-soft">{`Submitted on ${longMonthDay(appliedDate(application))}`}</span>
        </p>
      )}
      remove={{ label: 'Delete Application', ...deletion }}
      missing={{
        title: 'Application not found',
        back: 'Back to Applications',
        why: "The application you're looking for doesn't exist or has been deleted.",
      }}
    >
      {(application) => (
        <Beside application={application}>
          <Applicant application={application} />
          {/* On a phone under the name: reading and deciding come before the contact data. */}
          <Panel title="Status" leads>
            <div className="hidden print:block">
              <StatusBadge statuses={applicationStatuses} word={application.status || 'N/A'} />
            </div>
            {/* Undo belongs to the record whose status was set. */}
            <StatusSelect key={application._id} application={application} />
            {application.resumeUrl && <Resume id={application._id} address={application.resumeUrl} />}
          </Panel>
          <Background application={application} />
        </Beside>
      )}
    </InboxDetail>
  )
}

interface BesideProps {
  application: Application
  children: Elements
}

/** Facts in two columns; beside the resume, where the window and the browser can show it, in one. */
function Beside({ application: { _id, resumeUrl }, children }: BesideProps) {
  const isWide = useMedia('(width >= 75rem)')
  if (!isWide || !navigator.pdfViewerEnabled || fileKindOf(resumeUrl) !== 'pdf')
    return <div className={`${factsClass} @3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]`}>{children}</div>
  return (
    <div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:block">
      <div className={factsClass}>{children}</div>
      <div className="print:hidden">
        <Suspense>
          <ResumeFrame id={_id} address={resumeUrl} />
        </Suspense>
      </div>
    </div>
  )
}

const factsClass = 'grid items-start gap-4 print:grid-cols-2'

/** Loaded where there is room for it. */
const ResumeFrame = lazy(async () => ({ default: (await import('./resume-frame.tsx')).ResumeFrame }))

function Applicant({ application }: { application: Application }) {
  const { applicantName, email, phone, role } = application
  return (
    <Panel title="Applicant">
      <Facts>
        <Fact term="Full Name">{applicantName || 'N/A'}</Fact>
        <Fact term="Email">
          <MailLink>{email}</MailLink>
        </Fact>
        <Fact term="Phone">
          <PhoneLink>{phone}</PhoneLink>
        </Fact>
        <Fact term="Applied Position">{role || 'N/A'}</Fact>
        <Fact term="Application Date">{longMonthDay(appliedDate(application))}</Fact>
      </Facts>
    </Panel>
  )
}

/** Fields that only some backends have. */
function Background({ application: { experience, education, coverLetter } }: { application: Application }) {
  if (!experience && !education && !coverLetter) return null
  return (
    <Panel title="Background" wide>
      {(experience || education) && (
        <Facts>
          {experience && <Fact term="Experience">{experience}</Fact>}
          {education && <Fact term="Education">{education}</Fact>}
        </Facts>
      )}
      {coverLetter && (
        <>
          <h3 className="text-base">Cover Letter</h3>
          <p className="wrap-anywhere max-w-prose whitespace-pre-line">{coverLetter}</p>
        </>
      )}
    </Panel>
  )
}
