import { jobFigures } from '#src/company/job-figures.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { day } from '#src/ui/text/durations.ts'

const month = 30.44 * day

/** Returns the figure that the company states for a project. */
export const figureOf = ({ title }: Pick<Project, 'title'>): string | undefined =>
  jobFigures.find(([job]) => title.toLowerCase().includes(job))?.[1]

/** Formats the time from start to end as `21 months`; in days below two months, '' if a date is missing. */
export function durationOf({ startDate, endDate }: Pick<Project, 'startDate' | 'endDate'>): string {
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / day)
  const months = Math.round((days * day) / month)
  if (months > 1) return `${months} months`
  return days > 0 ? `${days} days` : ''
}

/** Formats the figure and the duration as `64 piles · 21 months`; '' without both. */
export const figuresOf = (project: Pick<Project, 'title' | 'startDate' | 'endDate'>): string =>
  [figureOf(project), durationOf(project)].filter(Boolean).join(' · ')
