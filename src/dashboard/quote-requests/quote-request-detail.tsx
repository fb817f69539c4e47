import { Download } from 'lucide-react'
import { api } from '#src/api/index.ts'
import type { QuoteRequest } from '#src/contract/quote-requests/record.ts'
import { MailLink, PhoneLink } from '#src/dashboard/inbox/contact-links.tsx'
import { InboxDetail } from '#src/dashboard/inbox/inbox-detail.tsx'
import { useDeletion } from '#src/dashboard/inbox/use-deletion.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { monthDayYear } from '#src/ui/text/date.ts'
import { fileLink, fileNameOf } from '#src/ui/text/file-link.ts'
import { budgetInShort, budgetWords } from './budget.ts'

export function QuoteRequestDetail({ id }: { id: string }) {
  const deletion = useDeletion(api.quoteRequests, id, {
    thing: 'Quote Request',
    question: 'Are you sure you want to delete this quote request?',
  })
  return (
    <InboxDetail
      title="Quote Request Details"
      resource={api.quoteRequests}
      collection="quote-requests"
      id={id}
      sender={(request) => ({
        name: nameOf(request) || request.companyName,
        email: request.email,
        phone: request.phoneNumber,
        subject: request.service,
        receivedAt: request.createdAt,
      })}
      inShort={({ service, budget }) => [service, budgetInShort(budget)]}
      about={(request) => nameOf(request) && <p className="wrap-anywhere">{request.companyName}</p>}
      remove={{ label: 'Delete Request', ...deletion }}
      missing={{ title: 'Quote request not found.', back: 'Go Back' }}
    >
      {(request) => (
        <div className="grid gap-4 @3xl:grid-cols-2 print:grid-cols-2">
          <Panel title="Client Information">
            <Facts>
              <Fact term="Full Name">{nameOf(request) || 'N/A'}</Fact>
              <Fact term="Company Name">{request.companyName || 'N/A'}</Fact>
              <Fact term="Email">
                <MailLink>{request.email}</MailLink>
              </Fact>
              <Fact term="Phone Number">
                <PhoneLink>{request.phoneNumber}</PhoneLink>
              </Fact>
              <Fact term="Country">{request.country || 'N/A'}</Fact>
            </Facts>
          </Panel>
          <Panel title="Project Details">
            <Facts>
              <Fact term="Service Required">{request.service || 'N/A'}</Fact>
              <Fact term="Budget">{budgetWords(request.budget) || 'N/A'}</Fact>
              <Fact term="Timeline">{timeline(request.timeline) || 'N/A'}</Fact>
              <Fact term="Submission Date">{monthDayYear(request.createdAt)}</Fact>
            </Facts>
          </Panel>
          <Panel title="Project Description" wide leads>
            <p className="wrap-anywhere max-w-prose whitespace-pre-line">{request.message || 'N/A'}</p>
          </Panel>
          {request.fileUrl && (
            <Panel title="Attached Files" wide>
              <a
                href={request.fileUrl}
                {...fileLink(request.fileUrl)}
                className={`${buttonClass('secondary')} self-start print:hidden`}
              >
                <Download aria-hidden size={16} strokeWidth={1.5} />
                Download
              </a>
              <p className="wrap-anywhere text-ink-soft">{fileNameOf(request.fileUrl)}</p>
            </Panel>
          )}
        </div>
      )}
    </InboxDetail>
  )
}

const nameOf = ({ firstName, lastName }: QuoteRequest) => `${firstName} ${lastName}`.trim()

/** Formats a date; other words ('Q3, before the rains') stay unchanged. */
function timeline(written: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(written) ? monthDayYear(written) : written
}
