import { Trash2 } from 'lucide-react'
import { api } from '#src/api/index.ts'
import type { ContactSubmission } from '#src/contract/contact-submissions/record.ts'
import { useUndoableDelete } from '#src/dashboard/deleting/undoable-delete.ts'
import { FollowUpState } from '#src/dashboard/inbox/follow-up-state.tsx'
import {
  BulkFollowUp,
  InboxFilter,
  InboxRows,
  nothingLeft,
  useInboxColumns,
  useInboxFilter,
} from '#src/dashboard/inbox/inbox-filter.tsx'
import type { Column } from '#src/dashboard/list/column.ts'
import { DateFilter } from '#src/dashboard/list/date/date-filter.tsx'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { ListTools } from '#src/dashboard/list/list-tools.tsx'
import { useRecordList } from '#src/dashboard/list/record-list.ts'
import { RecordTable } from '#src/dashboard/list/record-table.tsx'
import { useIsNarrow } from '#src/dashboard/navigation/use-is-narrow.ts'
import { useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Menu } from '#src/ui/overlay/menu.tsx'
import { monthDayYear } from '#src/ui/text/date.ts'
import { EmailAddress } from '#src/ui/text/email-address.tsx'
import { subjectLabel } from './subject-label.ts'
import { whichSubmission } from './which-submission.ts'

export function ContactSubmissionList() {
  const { withoutLeaving } = useUndoableDelete(api.contactSubmissions)
  const keep = useInboxFilter('contact-submissions')
  const all = { ...api.contactSubmissions.list(), select: withoutLeaving<ContactSubmission> }
  const list = useRecordList(all, useInboxColumns('contact-submissions', columns), { dateOf, keep })
  const nothing = nothingLeft(list.search, 'contact submissions')
  return (
    <ListPage title="Contact Submission">
      <ListTools list={list} label="Filter contact submissions" file="contact-submissions">
        <InboxFilter list={list} collection="contact-submissions" />
        <DateFilter list={list} />
      </ListTools>
      <InboxRows list={list} collection="contact-submissions">
        <RecordTable
          list={list}
          resource={api.contactSubmissions}
          actions={deleteButton}
          bulk={(items) => (
            <BulkFollowUp items={items} resource={api.contactSubmissions} collection="contact-submissions" />
          )}
          scroll="fill"
          empty={['No contact submissions found']}
          {...(nothing && { emptyFiltered: nothing })}
          skeletonRows={5}
        />
      </InboxRows>
    </ListPage>
  )
}

// Defined once at module level: a new function would re-render every row.
const deleteButton = (submission: ContactSubmission) => <DeleteButton submission={submission} />

function DeleteButton({ submission }: { submission: ContactSubmission }) {
  const { remove } = useUndoableDelete(api.contactSubmissions)
  const guard = useOfflineGuard()
  const isNarrow = useIsNarrow()
  const onDelete = () => remove(submission._id, whichSubmission(submission))
  // A bin beside every tick is too near to the thumb.
  if (isNarrow)
    return (
      <Menu
        label={`Actions for ${submission.fullName || 'this row'}`}
        items={[{ label: 'Delete', icon: Trash2, tone: 'danger', onSelect: onDelete, guard }]}
      />
    )
  return <IconButton label="Delete contact submission" icon={Trash2} onClick={onDelete} {...guard} />
}

const dateOf = (submission: ContactSubmission) => submission.createdAt

/** Width of a long word, such as a first name or "registration", in a table with this many columns. */
const longWordClass = '@min-[69rem]/wide-list:block @min-[69rem]/wide-list:min-w-29'

const columns: Column<ContactSubmission>[] = [
  {
    header: 'Name',
    value: ({ fullName }) => fullName,
    cell: (submission) => (
      <span className={longWordClass}>
        <span>{submission.fullName || '(no name)'}</span>
        <FollowUpState record={submission} />
      </span>
    ),
  },
  {
    header: 'Email',
    isOnlyInTable: true,
    value: ({ email }) => email || 'N/A',
    // In a table with this many columns the address takes one line, which leaves room for the message.
    cell: ({ email }) => (
      <span
        title={email || undefined}
        className="@min-[69rem]/wide-list:block @min-[69rem]/wide-list:w-36 @min-[69rem]/wide-list:truncate @min-[69rem]/wide-list:[&_wbr]:hidden @min-[85rem]/wide-list:w-auto"
      >
        <EmailAddress>{email || 'N/A'}</EmailAddress>
      </span>
    ),
  },
  { header: 'Phone', value: ({ phoneNumber }) => phoneNumber || 'N/A', isShort: true, isOnlyInTable: true },
  {
    header: 'Service',
    value: ({ service }) => subjectLabel(service),
    cell: ({ service }) => <span className={longWordClass}>{subjectLabel(service)}</span>,
  },
  {
    header: 'Message',
    value: ({ message }) => message,
    cell: ({ message }) => (
      <span className="as-table:line-clamp-2 as-table:w-32 as-table:@min-[69rem]/list:w-72 as-table:@min-[69rem]/wide-list:w-auto as-table:@min-[69rem]/wide-list:min-w-48 as-table:@min-[85rem]/wide-list:w-72">
        {message}
      </span>
    ),
  },
  {
    header: 'Date Submitted',
    value: ({ createdAt }) => monthDayYear(createdAt),
    order: dateOf,
  },
]
