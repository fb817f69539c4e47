import { useNavigate } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import type { ContactSubmission } from '#src/contract/contact-submissions/record.ts'
import { useUndoableDelete } from '#src/dashboard/deleting/undoable-delete.ts'
import { MailLink, PhoneLink } from '#src/dashboard/inbox/contact-links.tsx'
import { InboxDetail } from '#src/dashboard/inbox/inbox-detail.tsx'
import { useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { monthDayYear } from '#src/ui/text/date.ts'
import { subjectLabel } from './subject-label.ts'
import { whichSubmission } from './which-submission.ts'

export function ContactSubmissionDetail({ id }: { id: string }) {
  const { presentRecord, remove } = useUndoableDelete(api.contactSubmissions)
  const navigate = useNavigate()
  const guard = useOfflineGuard()
  return (
    <InboxDetail
      title="Contact Details"
      resource={{
        ...api.contactSubmissions,
        detail: (...args) => ({
          ...api.contactSubmissions.detail(...args),
          select: presentRecord<ContactSubmission>,
        }),
      }}
      collection="contact-submissions"
      id={id}
      sender={(submission) => ({
        name: submission.fullName,
        email: submission.email,
        phone: submission.phoneNumber,
        subject: subjectLabel(submission.service),
        receivedAt: submission.createdAt,
      })}
      remove={{
        label: 'Delete',
        guard,
        ask: async (submission) => {
          await navigate({ to: '/dashboard/contact-submissions' })
          remove(id, whichSubmission(submission))
        },
      }}
      missing={{ title: 'Contact submission not found.', back: 'Back to Contact Submissions' }}
    >
      {(submission) => (
        <div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <Panel title="Contact">
            <Facts>
              <Fact term="Full Name">{submission.fullName || 'N/A'}</Fact>
              <Fact term="Email">
                <MailLink>{submission.email}</MailLink>
              </Fact>
              <Fact term="Phone Number">
                <PhoneLink>{submission.phoneNumber}</PhoneLink>
              </Fact>
              <Fact term="Service">{subjectLabel(submission.service)}</Fact>
              <Fact term="Date Submitted">{monthDayYear(submission.createdAt)}</Fact>
            </Facts>
          </Panel>
          <Panel title="Message" leads>
            <p className="wrap-anywhere max-w-prose whitespace-pre-line">{submission.message || 'N/A'}</p>
          </Panel>
        </div>
      )}
    </InboxDetail>
  )
}
