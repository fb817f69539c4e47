import { Link } from '@tanstack/react-router'
import { caseResults } from '#src/company/case-results.ts'
import { absolute, company } from '#src/company/company.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { durationOf, figureOf } from '#src/site/cards/project-figures.ts'
import { isEndPlanned, partGone, projectTime } from '#src/site/cards/project-time.ts'
import { SheetFrame, TitleBlock } from '#src/site/layout/title-block.tsx'
import { classes } from '#src/ui/classes.ts'
import { longMonthDay, monthYear } from '#src/ui/text/date.ts'

/** A project's key figures in a ruled strip, and its elapsed time. Shows only facts in the record. */
export function ProjectSheet({ project, now }: { project: Project; now: number }) {
  const time = projectTime(project)
  const isPlanned = isEndPlanned(project, now)
  const { end } = time
  const gone = project.status === 'completed' ? undefined : partGone(time, now)
  const percent = gone === undefined ? undefined : `${Math.floor(gone * 100)} %`
  const [study, { results = [] } = {}] = caseOf(project) ?? []
  const figures = [
    ['Key figure', study ? undefined : figureOf(project)],
    ['Location', project.location],
    [isPlanned ? 'Planned duration' : 'Duration', durationOf(project)],
    [isPlanned ? 'Planned finish' : 'Finished', end && monthYear(end)],
  ] as const
  const stated = figures.filter(([, figure]) => figure)
  if (stated.length + results.length === 0) return null
  return (
    <div>
      <dl
        className={classes(
          'flex flex-wrap border-line border-t border-l bg-paper shadow-float',
          // A tablet's row holds five: the sixth would be alone in the next.
          stated.length + results.length === 6 && 'sm:grid sm:grid-cols-3 lg:flex',
        )}
      >
        {stated.map(([term, figure]) => (
          <div key={term} className="basis-32 grow border-line border-r border-b p-4">
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd className="wrap-anywhere font-display font-semibold text-xl">{figure}</dd>
          </div>
        ))}
        {results.map(([figure, words]) => (
          <div key={words} className="basis-32 grow border-line border-r border-b p-4">
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

interface ProjectTitleBlockProps {
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

/** Print only: the frame and the title block of a project. */
export function ProjectTitleBlock({ id, title, asOf, now }: ProjectTitleBlockProps) {
  return (
    <>
      <SheetFrame />
      <TitleBlock
        entries={[
          ['Company', company.name],
          ['Project', title],
          ['Number', numberOf(id)],
          ['Revision', `As published on ${longMonthDay(asOf)}`],
          ['Date', longMonthDay(now)],
          ['Address', absolute(`/project/${encodeURIComponent(id)}`)],
        ]}
      />
    </>
  )
}
