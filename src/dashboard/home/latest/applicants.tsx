import { Link } from '@tanstack/react-router'
import { applicationStatuses } from '#src/contract/applications/input.ts'
import type { DashboardSummary } from '#src/contract/summary/record.ts'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { withKeys } from '#src/ui/keyed.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { shortMonthDay } from '#src/ui/text/date.ts'

/** Newest applications; every row links to the list. */
export function Applicants({ applications }: { applications: DashboardSummary['jobApplications'] }) {
  return (
    <Panel title="Job Applications">
      {applications.length === 0 && <p className="text-ink-soft">No job applications yet.</p>}
      {applications.length > 0 && (
        <table className="-mx-2 w-[calc(100%+1rem)] text-left max-sm:block">
          <caption className="sr-only">Job Applications</caption>
          <thead className="text-ink-soft max-sm:sr-only">
            <tr>
              {['Applicant', 'Date Applied', 'Role', 'Status'].map((header) => (
                <th key={header} scope="col" className="px-2 py-1 font-semibold">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {withKeys(applications).map(({ key, item: { applicantName, appliedAt, role, status } }) => (
              <tr key={key} className={rowClass}>
                <td className={cellClass}>
                  <Link to="/dashboard/applications" className="font-semibold after:absolute after:inset-0">
                    {applicantName || 'An applicant'}
                  </Link>
                </td>
                <td className={cellClass}>{shortMonthDay(appliedAt)}</td>
                <td className={cellClass}>{role || 'N/A'}</td>
                <td className={cellClass}>
                  <StatusBadge statuses={applicationStatuses} word={status || 'N/A'} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

const rowClass =
  'holds-link border-line border-t hover:bg-paper-sunk max-sm:grid max-sm:grid-cols-2 max-sm:py-2 max-sm:first:border-t-0'
const cellClass =
  'wrap-anywhere px-2 py-2 align-top max-sm:py-0.5 max-sm:even:text-right max-sm:even:text-ink-soft'
