import { localDay } from '#src/ui/text/date.ts'
import { day as dayLength } from '#src/ui/text/durations.ts'

/** Search parameters of a list's address. All are optional; unreadable ones are dropped. */
export interface ListSearch {
  /** Text that a row must contain. */
  q?: string
  /** Header of a column; with a minus before it, descending. */
  sort?: string
  /** Page number, from 1. */
  page?: number
  size?: PageSize
  /** Value of the list's status filter. */
  status?: string
  /** Applications only: position applied for. */
  position?: string
  /** Headers of the hidden columns, separated by commas. */
  hide?: string
  /** Inboxes only: records that are followed up, or those that wait. */
  answered?: 'yes' | 'no'
  /** Inboxes only: records that came at least this many days ago. */
  age?: number
  /** Days, `YYYY-MM-DD`, both included. */
  from?: string
  to?: string
}

/** Change that clears all filters. */
export const noFilters = {
  q: undefined,
  status: undefined,
  position: undefined,
  answered: undefined,
  age: undefined,
  from: undefined,
  to: undefined,
}

export const pageSizes = [25, 50, 100] as const
/** Choices of the age filter, in days. */
export const ages = [3, 7, 14, 30] as const
export type PageSize = (typeof pageSizes)[number]

/** Reads a list's address; a hand-written or outdated one never breaks the page. */
export function listSearch(raw: Record<string, unknown>): ListSearch {
  const page = Number(raw.page)
  return {
    ...optional('q', words(raw.q)),
    ...optional('sort', words(raw.sort)),
    ...optional('page', Number.isInteger(page) && page > 1 ? page : undefined),
    ...optional(
      'size',
      pageSizes.slice(1).find((size) => size === Number(raw.size)),
    ),
    ...optional('status', words(raw.status)),
    ...optional('position', words(raw.position)),
    ...optional('hide', words(raw.hide)),
    ...optional(
      'answered',
      (['yes', 'no'] as const).find((word) => word === raw.answered),
    ),
    ...optional(
      'age',
      ages.find((days) => days === Number(raw.age)),
    ),
    ...optional('from', day(raw.from)),
    ...optional('to', day(raw.to)),
  }
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined): { [K in Name]?: Value } {
  // A computed key widens to string; the name is exactly the given one.
  return value === undefined ? {} : ({ [name]: value } as { [K in Name]?: Value })
}

function words(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  return new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ? value : undefined
}

export interface DatePreset {
  label: string
  /** Days, `YYYY-MM-DD`, both included. */
  from: string
  to: string
}

/** Returns the most frequent ranges of days, as of today in Lagos. */
export function datePresets(now: number): DatePreset[] {
  const to = localDay(now)
  return [
    { label: 'Today', from: to, to },
    { label: '7 days', from: localDay(now - 6 * dayLength), to },
    { label: 'This month', from: `${to.slice(0, 8)}01`, to },
  ]
}
