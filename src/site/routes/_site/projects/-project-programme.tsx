import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { content } from '#src/api/content.ts'
import { projectStatuses } from '#src/contract/options.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { daysInWords, projectTime } from '#src/site/cards/project-time.ts'
import { LongList } from '#src/site/content/long-list.tsx'
import { useStableNow } from '#src/site/content/use-stable-now.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { dayMonthYear } from '#src/ui/text/date.ts'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { axisOf, byTime } from './-programme-axis.ts'
import { ProgrammeBar, ProgrammeScale } from './-programme-bar.tsx'

/** Programme of the projects: bars on one time axis, from start to end. */
export function ProjectProgramme({ projects }: { projects: readonly Project[] }) {
  const asOf = useQueryClient().getQueryState(content.projects.list().queryKey)?.dataUpdatedAt
  const { now, isToday } = useStableNow(asOf)
  const { dated, undated } = byTime(projects)
  const axis = axisOf(dated.map(projectTime), now)
  return (
    <>
      {dated.length > 0 && (
        <>
          <p className="max-w-prose text-ink-soft text-sm">
            {`The dashed line is ${isToday ? 'today, ' : ''}${dayMonthYear(now)}. Solid: time elapsed. Outline: still to come. ◇ planned finish.`}
          </p>
          <div className={`sticky top-(--site-header) z-1 mt-6 bg-paper pb-3 ${row}`}>
            <div className="lg:col-start-2">
              <ProgrammeScale axis={axis} now={now} />
            </div>
          </div>
          <LongList
            items={dated}
            step={24}
            noun="projects"
            className="divide-y divide-line border-line border-y"
          >
            {(project) => (
              <article className={row}>
                <Named project={project}>{daysInWords(project, now)}</Named>
                <div className="relative h-10 lg:h-auto">
                  <ProgrammeBar project={project} axis={axis} now={now} />
                </div>
              </article>
            )}
          </LongList>
        </>
      )}
      {undated.length > 0 && (
        <section aria-labelledby="undated" className="mt-10">
          <h3 id="undated" className="mb-4 text-xl">
            No dates stated
          </h3>
          <LongList
            items={undated}
            step={24}
            noun="projects"
            className="divide-y divide-line border-line border-y"
          >
            {(project) => (
              <article>
                <Named project={project} />
              </article>
            )}
          </LongList>
        </section>
      )}
    </>
  )
}

const row = 'grid gap-x-8 gap-y-1 lg:grid-cols-[24rem_minmax(0,1fr)]'

function Named({ project, children }: { project: Project; children?: ReactNode }) {
  const { _id, title, client, status } = project
  const name = title || 'Untitled project'
  return (
    <div className="min-w-0 py-3">
      <h3 className="wrap-anywhere text-lg">
        {_id ? (
          <Link
            to="/project/$id"
            params={{ id: _id }}
            className="inline-flex min-h-11 items-center py-2 hover:underline"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
        <StatusBadge statuses={projectStatuses} word={withCapital(status)} />
        <span>{client}</span>
      </p>
      {children && <p className="mt-1 text-sm tabular-nums">{children}</p>}
    </div>
  )
}
