import { collections } from '#src/contract/index.ts'

/** The rows of a collection as the wire carries them: the contract's field names, any value (odd rows are wanted). */
export type Rows<Item> = ({ _id: string } & { [Field in keyof Item]?: unknown })[]

type Name = keyof typeof collections

/** The id of the nth row: 24 hex digits, the same at every start. @example rowId('projects', 3) */
export function rowId(name: Name, position: number): string {
  return `66c0ffee${markOf(name)}${position.toString(16).padStart(14, '0')}`
}

/** Content, inboxes and accounts are a, b and c; each collection has its number among its like. */
function markOf(name: Name): string {
  // Object.keys forgets that these are names of collections.
  const alike = (Object.keys(collections) as Name[]).filter((other) => kindOf(other) === kindOf(name))
  return kindOf(name) + (alike.indexOf(name) + 1).toString(16)
}

function kindOf(name: Name): string {
  const { isInbox, isSynced } = collections[name]
  if (isInbox) return 'b'
  return isSynced ? 'a' : 'c'
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
