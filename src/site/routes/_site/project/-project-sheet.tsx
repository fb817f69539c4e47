import { Link } from '@tanstack/react-router'
import { caseResults } from '#src/company/case-results.ts'
import { absolute, company } from '#src/company/company.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { isEndPlanned, partGone, projectTime } from '#src/site/cards/project-time.ts'
import { longMonthDay, monthYear } from '#src/ui/text/date.ts'
import { day } from '#src/ui/text/durations.ts'

const month = 30.44 * day

/** A project's key figures in a ruled strip, and its elapsed time. Shows only facts in the record. */
export function ProjectSheet({ project, now }: { project: Project; now: number }) {
  const time = projectTime(project)
  const isPlanned = isEndPlanned(project, now)
  const { start, end } = time
  const gone = project.status === 'completed' ? undefined : partGone(time, now)
  const percent = gone === undefined ? undefined : `${Math.floor(gone * 100)} %`
  const figures = [
    ['Location', project.location],
    [isPlanned ? 'Planned duration' : 'Duration', lengthOf(start, end)],
    [isPlanned ? 'Planned finish' : 'Finished', end && monthYear(end)],
  ] as const
  const stated = figures.filter(([, figure]) => figure)
  const [study, caseStudy] = caseOf(project) ?? []
  if (stated.length === 0 && !caseStudy) return null
  return (
    <div>
      <dl className="flex flex-wrap border-line border-t border-l">
        {stated.map(([term, figure]) => (
          <div key={term} className="w-32 grow border-line border-r border-b p-4">
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd className="wrap-anywhere font-display font-semibold text-xl">{figure}</dd>
          </div>
        ))}
        {caseStudy?.results.map(([figure, words]) => (
          <div key={words} className="w-32 grow border-line border-r border-b p-4">
            <dt className="sr-only">Result</dt>
            <dd>
              <span className="block font-display font-semibold text-signal text-xl">{figure}</span>
              <span className="text-ink-soft text-sm">{words}</span>
            </dd>
          </div>
        ))}
      </dl>
      {study && (
        <Link
          to="/testimonials"
          hash={study}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Read the case study: before and after
        </Link>
      )}
      {isPlanned && percent && (
        <div className="mt-4 text-info">
          <svg aria-hidden width="100%" height="14">
            <rect width="100%" height="14" fill="currentColor" fillOpacity="0.12" />
            <rect width={percent.replace(' ', '')} height="14" fill="currentColor" />
          </svg>
          <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm tabular-nums">
            <span>{longMonthDay(project.startDate)}</span>
            <span className="font-semibold text-ink">{`${percent} of programme elapsed`}</span>
            <span>{longMonthDay(project.endDate)}</span>
          </p>
        </div>
      )}
    </div>
  )
}

/** Returns the case study about this job, with its id. */
function caseOf({ client, title }: Pick<Project, 'client' | 'title'>) {
  return Object.entries(caseResults).find(
    ([, caseStudy]) => caseStudy.client === client && title.toLowerCase().includes(caseStudy.job),
  )
}

/** Formats as `21 months`; in days below two months. */
function lengthOf(start: number | undefined, end: number | undefined): string | undefined {
  if (start === undefined || end === undefined || end <= start) return undefined
  const months = Math.round((end - start) / month)
  return months > 1 ? `${months} months` : `${Math.round((end - start) / day)} days`
}

interface TitleBlockProps {
  id: string
  title: string
  /** Time at which the record was read. */
  asOf: number
  now: number
}

/** Shortens an id for use on the phone. @example numberOf('66c0ffeea100000000000002') // 'P-000002' */
const numberOf = (id: string) =>
  `P-${id
    .replace(/[^\da-z]/gi, '')
    .slice(-6)
    .toUpperCase()}`

/** Print only: the frame and corner ticks of each sheet, and the title block in the last corner. */
export function TitleBlock({ id, title, asOf, now }: TitleBlockProps) {
  const entries = [
    ['Company', company.name],
    ['Project', title],
    ['Number', numberOf(id)],
    ['Revision', `As published on ${longMonthDay(asOf)}`],
    ['Date', longMonthDay(now)],
    ['Address', absolute(`/project/${encodeURIComponent(id)}`)],
  ] as const
  return (
    <div data-title-block className="hidden print:block">
      <svg aria-hidden className="fixed inset-0 size-full" fill="none" stroke="currentColor">
        <rect width="100%" height="100%" />
        {['0', '100%'].flatMap((x) =>
          ['0', '100%'].map((y) => (
            <svg aria-hidden key={x + y} x={x} y={y} overflow="visible">
              <path d="M-18 0H18M0-18V18" strokeWidth="5" />
            </svg>
          )),
        )}
      </svg>
      <dl className="sheet grid grid-cols-2 border border-ink">
        {entries.map(([term, words]) => (
          <div key={term} className="min-w-0 border border-line px-2 py-1">
            {/* Already loaded by the header. Print styles make it dark. */}
            {term === 'Company' && <img src="/brand/logo-on-dark.svg" alt="" width={178} height={44} />}
            <dt className="text-ink-soft text-xs">{term}</dt>
            <dd className="wrap-anywhere font-semibold text-sm">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
