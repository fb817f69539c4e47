import { Link } from '@tanstack/react-router'
import { type Project, projectStatuses } from '#src/contract/projects.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { longMonthDay } from '#src/ui/text/date.ts'

/** What a client looks up first, and the way to a quote. */
export function ProjectFacts({ project }: { project: Project }) {
  return (
    <>
      <div className="max-lg:order-2">
        <Facts>
          <Fact term="Client">{project.client || 'Not stated'}</Fact>
          <Fact term="Status">
            {project.status ? <StatusBadge of={projectStatuses} word={project.status} /> : 'Not stated'}
          </Fact>
          <Fact term="Start date">{longMonthDay(project.startDate)}</Fact>
          <Fact term="Completed on">{longMonthDay(project.endDate)}</Fact>
        </Facts>
      </div>
      <div className="ticks border border-line p-5 max-lg:order-4 lg:mt-8 print:hidden">
        <p className="font-display font-semibold text-lg">Something like this to build?</p>
        <p className="mt-1 mb-4 text-ink-soft">Send the scope as you have it. An engineer prices it.</p>
        <Link to="/quote" className={buttonClass('primary')}>
          Request a Quote
        </Link>
      </div>
    </>
  )
}
