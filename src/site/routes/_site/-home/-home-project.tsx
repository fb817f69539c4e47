import { Link } from '@tanstack/react-router'
import { projectStatuses } from '#src/contract/options.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { featuredPicture } from '#src/site/cards/project-picture.ts'
import { Card } from '#src/ui/card.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { monthYear } from '#src/ui/text/date.ts'
import { withCapital } from '#src/ui/text/with-capital.ts'

/** A featured project: picture, title, client, place, end date, status. The picture fills the remaining height. */
export function HomeProject({ project }: { project: Project }) {
  const { _id, client, location, endDate, status } = project
  const title = project.title || 'Untitled project'
  const finished = status === 'completed' && Date.parse(endDate) > 0 && monthYear(endDate)
  const about = [client, location, finished].filter(Boolean).join(' · ')
  return (
    <Card as="li" lift={_id !== ''} className="group flex flex-col">
      <div className="relative grow overflow-hidden">
        <Photo
          src={featuredPicture(project)}
          alt=""
          ratio="16 / 9"
          className="min-h-full lg:group-first:absolute lg:group-first:inset-0"
        />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line border-t p-4 lg:p-6">
        <div className="min-w-0">
          <h3 className="wrap-anywhere text-lg">
            {_id ? (
              <Link to="/project/$id" params={{ id: _id }} className="after:absolute after:inset-0">
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          {about && <p className="wrap-anywhere text-ink-soft text-sm">{about}</p>}
        </div>
        <StatusBadge statuses={projectStatuses} word={withCapital(status)} />
      </div>
    </Card>
  )
}
