import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { project } from '#src/contract/projects/record.ts'
import type { DashboardSummary } from '#src/contract/summary/record.ts'
import { Applicants } from './applicants.tsx'
import { LatestRows } from './latest-rows.tsx'
import { runningFirst } from './running-first.ts'

/** Whether a user has opened the part; stored on the device. */
export const isOpenAtom = atomWithStorage('home-latest-records', false, undefined, { getOnInit: true })

type LatestRecordsProps = Pick<DashboardSummary, 'projects' | 'quoteRequests' | 'jobApplications'>

/** Newest projects, quote requests and applications of the summary, one press away: the inboxes show them too. */
export function LatestRecords({ projects, quoteRequests, jobApplications }: LatestRecordsProps) {
  const [isOpen, setOpen] = useAtom(isOpenAtom)
  return (
    <details open={isOpen === true} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer rounded-md border border-line bg-paper-sunk px-4 py-3 font-semibold leading-tight">
        Latest projects, quote requests and job applications
      </summary>
      <div className="mt-4 flex flex-col gap-4">
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <LatestRows
            title="Projects"
            to="/dashboard/projects"
            rows={runningFirst(
              projects.map(({ id, title, client, status }) => ({
                id,
                name: title || 'Untitled project',
                about: client || 'N/A',
                status: project.fields.status.read(status) || 'planning',
              })),
            )}
          />
          <LatestRows
            title="Quote Requests"
            to="/dashboard/quote-requests"
            rows={quoteRequests.map(({ id, companyName, contactPerson, serviceType }) => ({
              id,
              name: companyName || contactPerson || 'A company',
              about: [companyName && contactPerson, serviceType].filter(Boolean).join(' · '),
            }))}
          />
        </div>
        <Applicants applications={jobApplications} />
      </div>
    </details>
  )
}
