import type { Project } from '#src/contract/projects.ts'
import { dayMonthYear } from '#src/ui/text/date.ts'

type Days = Pick<Project, 'startDate' | 'endDate'>

/** Milliseconds since 1970; undefined where the record does not say, or says it unreadably. */
export interface ProjectTime {
  start: number | undefined
  end: number | undefined
}

export const projectTime = ({ startDate, endDate }: Days): ProjectTime => ({
  start: momentOf(startDate),
  end: momentOf(endDate),
})

const momentOf = (date: string) => Date.parse(date) || undefined

const unfinished = ['planning', 'in-progress', 'on-hold']

/** Whether the day on which a project ends is still to come. */
export const isEndToCome = ({ endDate }: Pick<Days, 'endDate'>, now: number): boolean =>
  Date.parse(endDate) > now

/** Whether a project's end is a plan: it is still to come, or the project is not said to be finished. */
export function isEndPlanned(project: Days & Pick<Project, 'status'>, now: number): boolean {
  return unfinished.includes(project.status) || isEndToCome(project, now)
}

/** How much of the time between start and end is gone, 0 to 1; undefined where one of them is not stated. */
export function partGone({ start, end }: ProjectTime, now: number): number | undefined {
  if (start === undefined || end === undefined || end <= start) return undefined
  return Math.min(1, Math.max(0, (now - start) / (end - start)))
}

/** `5 Mar 2024 – 17 Aug 2026`, with what is not stated said so; '' where nothing is. */
export function daysInWords(project: Days & Pick<Project, 'status'>, now: number): string {
  const { startDate, endDate } = project
  const end = endDate && dayMonthYear(endDate) + (isEndPlanned(project, now) ? ' (planned)' : '')
  if (startDate && end) return `${dayMonthYear(startDate)} – ${end}`
  if (startDate) return `From ${dayMonthYear(startDate)}, no end stated`
  return end && `Until ${end}, no start stated`
}
