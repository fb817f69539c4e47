import { projectStatus } from '#src/contract/projects/input.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { day } from '#src/ui/text/durations.ts'

const reach = 540 * day
const maxProjects = 8

export interface ProgrammeRow {
  id: string
  title: string
  status: string
  /** Dates of the project; '' if it has none. */
  start: string
  end: string
  /** Start and end of its bar, from 0 to 1. */
  from: number
  to: number
  /** Whether the project began before the chart does. */
  isCut: boolean
  /** Whether its end has passed before it is completed. */
  isLate: boolean
}

export interface Programme {
  rows: ProgrammeRow[]
  /** Position of today, from 0 to 1. */
  today: number
  ticks: { at: number; timestamp: number }[]
  /** Number of projects with dates that do not fit. */
  more: number
  /** Number of projects without a date. */
  undated: number
}

/** Arranges projects along time: current ones first, then future ones, then completed ones. */
export function programme(projects: readonly Project[], now: number): Programme {
  const dated = projects
    .map((project) => ({ project, ...spanOf(project) }))
    .filter(({ start, end }) => start !== undefined || end !== undefined)
  const chosenProjects = dated.sort(byUrgency).slice(0, maxProjects)
  const timestamps = chosenProjects.flatMap(({ start = now, end = now }) => [start, end])
  const first = Math.max(now - reach, Math.min(now - 30 * day, ...timestamps))
  const last = Math.min(now + reach, Math.max(now + 30 * day, ...timestamps))
  const share = (timestamp: number) => Math.min(1, Math.max(0, (timestamp - first) / (last - first)))
  return {
    rows: chosenProjects.map(({ project, start, end }) => ({
      id: project._id,
      title: project.title,
      status: projectStatus(project),
      start: start === undefined ? '' : project.startDate,
      end: end === undefined ? '' : project.endDate,
      from: share(start ?? end ?? now),
      to: share(end ?? last),
      isCut: start !== undefined && start < first,
      isLate: end !== undefined && end + day < now && projectStatus(project) !== 'completed',
    })),
    today: share(now),
    ticks: ticksOf(first, last).map((timestamp) => ({ at: share(timestamp), timestamp })),
    more: dated.length - chosenProjects.length,
    undated: projects.length - dated.length,
  }
}

type Span = { start?: number; end?: number }

/** Returns the dates of a project. Ignores an unreadable date, and an end before the start. */
function spanOf({ startDate, endDate }: Project): Span {
  const start = Date.parse(startDate)
  const end = Date.parse(endDate)
  return {
    ...(Number.isFinite(start) && { start }),
    ...(Number.isFinite(end) && !(end < start) && { end }),
  }
}

const order = ['in-progress', 'on-hold', 'planning', 'completed']

function byUrgency(one: Span & { project: Project }, other: Span & { project: Project }): number {
  const rank = ({ project }: { project: Project }) => (order.indexOf(projectStatus(project)) + 5) % 5
  const ends = (one.end ?? Number.MAX_SAFE_INTEGER) - (other.end ?? Number.MAX_SAFE_INTEGER)
  // Running projects: the next end first. Completed ones: the latest end first.
  return rank(one) - rank(other) || (projectStatus(one.project) === 'completed' ? -ends : ends)
}

/** Returns the first days of some months between two timestamps, at most five. */
function ticksOf(first: number, last: number): number[] {
  const months = (last - first) / (30 * day)
  const step = [1, 2, 3, 6, 12].find((candidate) => months / candidate <= 5) ?? 12
  const begin = new Date(first)
  const ticks: number[] = []
  for (let month = Math.ceil((begin.getUTCMonth() + 1) / step) * step; ; month += step) {
    const timestamp = Date.UTC(begin.getUTCFullYear(), month, 1)
    if (timestamp > last) return ticks
    if (timestamp >= first) ticks.push(timestamp)
  }
}
