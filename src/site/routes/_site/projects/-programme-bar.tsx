import type { Project } from '#src/contract/projects/record.ts'
import { isEndPlanned, projectTime } from '#src/site/cards/project-time.ts'
import type { Axis } from './-programme-axis.ts'

const colours: Record<string, string> = {
  planning: 'text-caution',
  'in-progress': 'text-info',
  completed: 'text-safe',
}
const percent = (part: number) => `${Math.round(part * 1e4) / 100}%`

interface BarProps {
  project: Project
  axis: Axis
  now: number
}

/** A project on the time axis. Decorative: the same facts are in the text beside it. */
export function ProgrammeBar({ project, axis, now }: BarProps) {
  const { start, end } = projectTime(project)
  const stage = project.status
  const isPlanned = isEndPlanned(project, now)
  const gone = stage === 'completed' ? end : Math.min(Math.max(now, start ?? 0), end ?? 0)
  const isSpan = start !== undefined && end !== undefined && start < end
  return (
    <svg aria-hidden className={`absolute inset-0 size-full ${colours[stage] ?? 'text-ink-soft'}`}>
      <AxisLines axis={axis} />
      <svg aria-hidden y="50%" overflow="visible">
        {isSpan && (
          <g stroke="currentColor">
            {stage !== 'planning' && gone !== undefined && (
              <Span axis={axis} from={start} to={gone} opacity={stage === 'on-hold' ? 0.4 : 1} />
            )}
            <Span axis={axis} from={start} to={end} opacity={0.12} isDashed={stage !== 'completed'} />
          </g>
        )}
      </svg>
      <TodayLine axis={axis} now={now} />
      {isSpan && (
        <svg aria-hidden x={percent(axis.at(start))} y="50%" overflow="visible">
          <path d="M0-11V11" stroke="currentColor" strokeWidth="2" />
        </svg>
      )}
      {(isSpan ? [end] : [start ?? end]).map(
        (timestamp) =>
          timestamp !== undefined && (
            <svg aria-hidden key={timestamp} x={percent(axis.at(timestamp))} y="50%" overflow="visible">
              <path
                d="M0-8 8 0 0 8-8 0Z"
                fill={isPlanned ? 'var(--paper)' : 'currentColor'}
                stroke="currentColor"
                strokeWidth="2"
              />
            </svg>
          ),
      )}
    </svg>
  )
}

interface SpanProps {
  axis: Axis
  from: number
  to: number
  opacity: number
  isDashed?: boolean
}

function Span({ axis, from, to, opacity, isDashed = false }: SpanProps) {
  return (
    <rect
      x={percent(axis.at(from))}
      y="-7"
      width={percent(axis.at(to) - axis.at(from))}
      height="14"
      fill="currentColor"
      fillOpacity={opacity}
      strokeDasharray={isDashed ? '5 3' : undefined}
      strokeWidth={opacity < 0.2 ? 1.5 : 0}
    />
  )
}

interface LinesProps {
  axis: Axis
}

function AxisLines({ axis }: LinesProps) {
  return (
    <g stroke="var(--line)">
      {axis.lines.map(({ at, year }) => (
        <line
          key={at}
          x1={percent(at)}
          x2={percent(at)}
          y1="0"
          y2="100%"
          strokeDasharray={year ? undefined : '1 4'}
        />
      ))}
    </g>
  )
}

/** A dash-dot line, as drawings mark an axis. */
function TodayLine({ axis, now }: LinesProps & { now: number }) {
  const x = percent(axis.at(now))
  return (
    <line x1={x} x2={x} y1="0" y2="100%" stroke="var(--signal)" strokeWidth="2" strokeDasharray="8 3 2 3" />
  )
}

/** The scale above the bars, with the years and today's line. */
export function ProgrammeScale({ axis, now }: Omit<BarProps, 'project'>) {
  return (
    <svg aria-hidden width="100%" height="30" fontSize="13" className="text-ink-soft" fill="currentColor">
      <AxisLines axis={axis} />
      {axis.lines.map(
        ({ at, year }) =>
          year &&
          at < 0.9 && (
            <text key={at} x={percent(at)} dx="5" y="14">
              {year}
            </text>
          ),
      )}
      <TodayLine axis={axis} now={now} />
    </svg>
  )
}
