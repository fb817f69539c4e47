import type { Project } from '#src/contract/projects/record.ts'
import { type ProjectTime, projectTime } from '#src/site/cards/project-time.ts'

/** Time axis in whole quarters, from before the first day to after the last. */
export interface Axis {
  /** Grid lines, with a label for years. `at` is the position as a share of the width, 0 to 1. */
  lines: { at: number; year?: string }[]
  /** Returns the position of a timestamp. */
  at: (timestamp: number) => number
}

/** Returns an axis that contains all projects and the given timestamp. */
export function axisOf(times: readonly ProjectTime[], now: number): Axis {
  const timestamps = times.flatMap(({ start, end }) => [start ?? now, end ?? now])
  const first = quarterOf(timestamps.reduce((one, other) => Math.min(one, other), now))
  const last = quarterOf(timestamps.reduce((one, other) => Math.max(one, other), now)) + 1
  const from = timestampOf(first)
  const length = timestampOf(last) - from
  const at = (timestamp: number) => (timestamp - from) / length
  // Limit the labels to those that fit a phone, and drop lines that would only grey the sheet.
  const years = Math.ceil((last - first) / 4)
  const step = Math.ceil(years / 6)
  const isFine = years <= 6
  const lines: Axis['lines'] = []
  for (let quarter = first; quarter <= last; quarter += 1) {
    const year = quarter / 4
    const isYear = Number.isInteger(year) && year % step === 0
    if (isYear || isFine) lines.push({ at: at(timestampOf(quarter)), ...(isYear && { year: String(year) }) })
  }
  return { lines, at }
}

/** Returns the number of the quarter, counted from the year 0. */
function quarterOf(timestamp: number): number {
  const date = new Date(timestamp)
  return date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3)
}

const timestampOf = (quarter: number) => Date.UTC(Math.floor(quarter / 4), (quarter % 4) * 3)

/** Splits projects into those with a date, earliest first, and those without one. */
export function byTime(projects: readonly Project[]): { dated: Project[]; undated: Project[] } {
  const first = (project: Project) => {
    const { start, end } = projectTime(project)
    return start ?? end
  }
  return {
    dated: projects
      .filter((project) => first(project) !== undefined)
      .sort((one, other) => (first(one) ?? 0) - (first(other) ?? 0)),
    undated: projects.filter((project) => first(project) === undefined),
  }
}
