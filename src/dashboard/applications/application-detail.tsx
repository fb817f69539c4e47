import { api } from '#src/api/index.ts'
import { applicationStatuses } from '#src/contract/applications/input.ts'
import type { Application } from '#src/contract/applications/record.ts'
import { MailLink, PhoneLink } from '#src/dashboard/inbox/contact-links.tsx'
import { InboxDetail } from '#src/dashboard/inbox/inbox-detail.tsx'
import { useDeletion } from '#src/dashboard/inbox/use-deletion.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { longMonthDay } from '#src/ui/text/date.ts'
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
        <div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] print:grid-cols-2">
          <Applicant application={application} />
          <Panel title="Status">
            <div className="hidden print:block">
              <StatusBadge statuses={applicationStatuses} word={application.status || 'N/A'} />
            </div>
            {/* Undo belongs to the record whose status was set. */}
            <StatusSelect key={application._id} application={application} />
            {application.resumeUrl && <Resume id={application._id} address={application.resumeUrl} />}
          </Panel>
          <Background application={application} />
        </div>
      )}
    </InboxDetail>
  )
}

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
