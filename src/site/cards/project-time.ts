import type { Project } from '#src/contract/projects/record.ts'
import { dayMonthYear } from '#src/ui/text/date.ts'

type Days = Pick<Project, 'startDate' | 'endDate'>

/** Start and end in milliseconds since 1970; undefined if missing or unreadable. */
export interface ProjectTime {
  start: number | undefined
  end: number | undefined
}

export const projectTime = ({ startDate, endDate }: Days): ProjectTime => ({
  start: timestampOf(startDate),
  end: timestampOf(endDate),
})

const timestampOf = (date: string) => Date.parse(date) || undefined

const unfinished = ['planning', 'in-progress', 'on-hold']

/** Whether a project's end date is in the future. */
export const isEndToCome = ({ endDate }: Pick<Days, 'endDate'>, now: number): boolean =>
  Date.parse(endDate) > now

/** Whether a project's end is planned: in the future, or the project is not marked as finished. */
export function isEndPlanned(project: Days & Pick<Project, 'status'>, now: number): boolean {
  return unfinished.includes(project.status) || isEndToCome(project, now)
}

/** Returns the elapsed share of the time from start to end, 0 to 1; undefined if one of them is missing. */
export function partGone({ start, end }: ProjectTime, now: number): number | undefined {
  if (start === undefined || end === undefined || end <= start) return undefined
  return Math.min(1, Math.max(0, (now - start) / (end - start)))
}

/** Formats as `5 Mar 2024 – 17 Aug 2026`, and names a missing end; '' without dates. */
export function daysInWords(project: Days & Pick<Project, 'status'>, now: number): string {
  const { startDate, endDate } = project
  const end = endDate && dayMonthYear(endDate) + (isEndPlanned(project, now) ? ' (planned)' : '')
  if (startDate && end) return `${dayMonthYear(startDate)} – ${end}`
  if (startDate) return `From ${dayMonthYear(startDate)}, no end stated`
  return end && `Until ${end}, no start stated`
}
