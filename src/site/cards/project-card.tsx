import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { projectStatuses } from '#src/contract/options.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { Card } from '#src/ui/card.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { localDay } from '#src/ui/text/date.ts'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { figuresOf } from './project-figures.ts'
import { listPicture } from './project-picture.ts'

interface ProjectCardProps {
  project: Project
  /** Action at the card's end, such as a button. */
  children?: ReactNode
}

/** A project in a list, with the facts that clients compare first. */
export function ProjectCard({ project, children }: ProjectCardProps) {
  const { _id, status, client, location } = project
  const title = project.title || 'Untitled project'
  return (
    <Card as="article" lift={_id !== ''} className="flex h-full flex-col">
      <Photo src={listPicture(project)} alt={title} ratio="3 / 2" />
      <div className="flex grow flex-col gap-3 border-line border-t p-5">
        <h3 className="wrap-anywhere text-xl">
          {_id ? (
            <Link to="/project/$id" params={{ id: _id }} className="after:absolute after:inset-0">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <div className="order-first empty:hidden">
          <StatusBadge statuses={projectStatuses} word={withCapital(status)} />
        </div>
        <p className="wrap-anywhere text-ink-soft text-sm empty:hidden">{location}</p>
        <p className="font-semibold tabular-nums empty:hidden">{figuresOf(project)}</p>
        <dl className="mt-auto grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t pt-3 text-sm">
          <dt className="text-ink-soft">Client</dt>
          <dt className="col-start-2 row-start-1 text-ink-soft">Years</dt>
          <dd className="wrap-anywhere font-medium">{client || 'Not stated'}</dd>
          <dd className="font-medium">{yearsOf(project)}</dd>
        </dl>
        <div className="empty:hidden">{children}</div>
      </div>
    </Card>
  )
}

/** Formats as `2023–2025`. */
function yearsOf({ startDate, endDate }: Project): string {
  const from = localDay(startDate).slice(0, 4)
  const to = localDay(endDate).slice(0, 4)
  if (from && to && from !== to) return `${from}–${to}`
  return from || to || 'Not stated'
}
