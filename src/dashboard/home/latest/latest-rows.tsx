import { Link } from '@tanstack/react-router'
import { projectStatuses } from '#src/contract/options.ts'
import { ScrollBox } from '#src/dashboard/home/scroll-box.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { withKeys } from '#src/ui/keyed.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'

interface LatestRowsProps {
  title: string
  to: '/dashboard/projects' | '/dashboard/quote-requests'
  rows: { id: string; name: string; about: string; status?: string }[]
}

/** Newest records of a list. Every row links to the list. */
export function LatestRows({ title, to, rows }: LatestRowsProps) {
  return (
    <Panel title={title}>
      {rows.length === 0 && <p className="text-ink-soft">{`No ${title.toLowerCase()} yet.`}</p>}
      {rows.length > 0 && (
        <ScrollBox label={`Latest ${title}`} height={150}>
          <ul className="divide-y divide-line">
            {withKeys(rows).map(({ key, item: { name, about, status } }) => (
              <li
                key={key}
                className="relative flex flex-wrap items-start gap-x-4 px-2 py-2 hover:bg-paper-sunk"
              >
                <span className="wrap-anywhere min-w-0 grow basis-32">
                  <Link to={to} className="block font-semibold after:absolute after:inset-0">
                    {name}
                  </Link>
                  <span className="text-ink-soft">{about}</span>
                </span>
                {status && <StatusBadge statuses={projectStatuses} word={status} />}
              </li>
            ))}
          </ul>
        </ScrollBox>
      )}
    </Panel>
  )
}
