import type { Project } from '#src/contract/projects.ts'
import { isEndPlanned, partGone, projectTime, stageOf } from '#src/site/cards/project-time.ts'
import { longMonthDay } from '#src/ui/text/date.ts'
import { day } from '#src/ui/text/durations.ts'

const month = 30.44 * day

/** A project's key figures in a ruled strip, and how much of its time is gone. Nothing that the record does not say. */
export function ProjectSheet({ project, now }: { project: Project; now: number }) {
  const time = projectTime(project)
  const isPlanned = isEndPlanned(project, now)
  const { start, end } = time
  const gone = stageOf(project) === 'completed' ? undefined : partGone(time, now)
  const percent = gone === undefined ? undefined : `${Math.floor(gone * 100)} %`
  const figures = [
    ['Location', project.location],
    [isPlanned ? 'Planned duration' : 'Duration', lengthOf(start, end)],
  ] as const
  const stated = figures.filter(([, figure]) => figure)
  if (stated.length === 0) return null
  return (
    <div className="mb-10">
      <dl className="flex flex-wrap gap-px border border-line bg-line">
        {stated.map(([term, figure]) => (
          <div key={term} className="w-32 grow bg-paper p-4">
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd className="wrap-anywhere font-display font-semibold text-xl">{figure}</dd>
          </div>
        ))}
      </dl>
      {isPlanned && percent && (
        <div className="mt-4 text-info">
          <svg aria-hidden width="100%" height="14">
            <rect width="100%" height="14" fill="currentColor" fillOpacity="0.12" />
            <rect width={percent.replace(' ', '')} height="14" fill="currentColor" />
          </svg>
          <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm tabular-nums">
            <span>{longMonthDay(project.startDate)}</span>
            <span className="font-semibold text-ink">{percent} of the time gone</span>
            <span>{longMonthDay(project.endDate)}</span>
          </p>
        </div>
      )}
    </div>
  )
}

/** `21 months`; days where it is less than two of them. */
function lengthOf(start: number | undefined, end: number | undefined): string | undefined {
  if (start === undefined || end === undefined || end <= start) return undefined
  const months = Math.round((end - start) / month)
  return months > 1 ? `${months} months` : `${Math.round((end - start) / day)} days`
}
