import { Link } from '@tanstack/react-router'
import { country } from '#src/company/country.ts'
import { projectStatuses } from '#src/contract/options.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { withKeys } from '#src/ui/keyed.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { CountryDrawing } from './-country-drawing.tsx'
import { balloonsOf, pointOf, size } from './-map-sheet.ts'
import { type Site, sitesOf } from './-project-place.ts'

/** Map of the projects: the country with numbered marks, and a list of the numbers beside it. */
export function ProjectMap({ projects }: { projects: readonly Project[] }) {
  const { sites, elsewhere } = sitesOf(projects)
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-16">
      {sites.length > 0 ? (
        <figure className="ticks border border-line p-2">
          <svg viewBox={`0 0 ${size.x} ${size.y}`} width="100%" className="block">
            <title>{`Map of ${country.name} with the places of the projects`}</title>
            <CountryDrawing />
            <Marks sites={sites} />
          </svg>
        </figure>
      ) : (
        <p className="text-ink-soft">None of these projects has a place on the map.</p>
      )}
      <div>
        <ol className="divide-y divide-line border-line border-y">
          {sites.map((site, index) => (
            <li key={site.place[0]} id={idOf(site)} className="py-3">
              <h3 className="flex gap-3 font-semibold">
                <span className="text-signal tabular-nums">{`${index + 1} `}</span>
                <span>{site.place[0]}</span>
              </h3>
              <Projects projects={site.projects} />
            </li>
          ))}
        </ol>
        {elsewhere.length > 0 && (
          <section aria-labelledby="elsewhere" className="mt-8">
            <h3 id="elsewhere" className="font-semibold">
              Not on the map
            </h3>
            <Projects projects={elsewhere} withLocation />
          </section>
        )}
      </div>
    </div>
  )
}

const idOf = ({ place }: Site) => `at-${place[0].toLowerCase().replace(' ', '-')}`

/** A dot at each place, and a numbered balloon that links to its projects. */
function Marks({ sites }: { sites: Site[] }) {
  const dots = sites.map(({ place: [, north, east] }) => pointOf(north, east))
  const balloons = balloonsOf(dots)
  return sites.map((site, index) => {
    const dot = dots[index]
    const balloon = balloons[index]
    if (!dot || !balloon) return null
    const words = `${index + 1}: ${site.place[0]}, ${site.projects.map(nameOf).join('; ')}`
    return (
      <g key={site.place[0]}>
        <path d={`M${dot.x} ${dot.y}L${balloon.x} ${balloon.y}`} stroke="var(--signal)" />
        <circle cx={dot.x} cy={dot.y} r="2.5" fill="var(--signal)" />
        <a href={`#${idOf(site)}`} aria-label={words}>
          <title>{words}</title>
          {/* Touch target. */}
          <circle cx={balloon.x} cy={balloon.y} r="14" fill="transparent" />
          <circle cx={balloon.x} cy={balloon.y} {...ring} />
          <text
            x={balloon.x}
            y={balloon.y + 3.5}
            textAnchor="middle"
            fontSize="10"
            fontWeight="600"
            fill="var(--ink)"
          >
            {index + 1}
          </text>
        </a>
      </g>
    )
  })
}

const ring = { r: 9.5, fill: 'var(--paper)', stroke: 'var(--signal)', strokeWidth: 1.5 }

const nameOf = ({ title }: Project) => title || 'Untitled project'

function Projects({ projects, withLocation = false }: { projects: Project[]; withLocation?: boolean }) {
  return (
    <ul>
      {withKeys(projects).map(({ key, item: project }) => (
        <li key={key} className="mt-1 flex flex-wrap items-center gap-x-4">
          {project._id ? (
            <Link
              to="/project/$id"
              params={{ id: project._id }}
              className="inline-flex min-h-11 items-center wrap-anywhere py-2 underline underline-offset-4"
            >
              {nameOf(project)}
            </Link>
          ) : (
            <span>{nameOf(project)}</span>
          )}
          <StatusBadge statuses={projectStatuses} word={withCapital(project.status)} />
          {withLocation && (
            <span className="text-ink-soft text-sm">{project.location || 'No place stated'}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
