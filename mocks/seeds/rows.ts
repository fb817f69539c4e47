/** The rows of a collection as the wire carries them: the contract's field names, any value (odd rows are wanted). */
export type Rows<Item> = ({ _id: string } & { [Field in keyof Item]?: unknown })[]

const collectionMarks = {
  projects: 'a1',
  services: 'a2',
  careers: 'a3',
  blogs: 'a4',
  testimonials: 'a5',
  team: 'a6',
  media: 'a7',
  applications: 'b1',
  quoteRequests: 'b2',
  contactSubmissions: 'b3',
  admins: 'c1',
}

/** The id of the nth row: 24 hex digits, the same at every start. @example rowId('projects', 3) */
export function rowId(name: keyof typeof collectionMarks, position: number): string {
  return `66c0ffee${collectionMarks[name]}${position.toString(16).padStart(14, '0')}`
}

/** A moment some days ago at a time of day in Lagos, as ISO 8601 text. @example daysBefore(now, 3, '09:40') */
export function daysBefore(now: Date, days: number, time = '09:00'): string {
  const [hour = 9, minute = 0] = time.split(':').map(Number)
  const moment = new Date(now)
  moment.setUTCDate(moment.getUTCDate() - days)
  // Lagos is one hour ahead of UTC all year.
  moment.setUTCHours(hour - 1, minute, 0, 0)
  return moment.toISOString()
}

/** A calendar day as `YYYY-MM-DD`; negative counts are days to come. */
export function dayBefore(now: Date, days: number): string {
  return daysBefore(now, days).slice(0, 10)
}
