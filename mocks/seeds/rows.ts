import { demoIdStart } from '#backend/base/demo-ids.ts'
import { collections } from '#src/contract/index.ts'

/** Rows of a collection in the API: field names of the contract with any value, since malformed records are wanted. */
export type Rows<Item> = ({ _id: string } & { [Field in keyof Item]?: unknown })[]

type Name = keyof typeof collections

/** Returns the id of the nth row: 24 hex digits, identical at every start. @example rowId('projects', 3) */
export function rowId(name: Name, position: number): string {
  return `${demoIdStart}${markOf(name)}${position.toString(16).padStart(14, '0')}`
}

/** Returns the mark of a collection: a, b or c for content, inboxes and accounts, and its number within that kind. */
function markOf(name: Name): string {
  // Object.keys loses the type of the collection names.
  const alike = (Object.keys(collections) as Name[]).filter((other) => kindOf(other) === kindOf(name))
  return kindOf(name) + (alike.indexOf(name) + 1).toString(16)
}

function kindOf(name: Name): string {
  const { isInbox, isSynced } = collections[name]
  if (isInbox) return 'b'
  return isSynced ? 'a' : 'c'
}

/** Returns a time some days ago, by the clock of Lagos, as ISO 8601 text. @example daysBefore(now, 3, '09:40') */
export function daysBefore(now: Date, days: number, time = '09:00'): string {
  const [hour = 9, minute = 0] = time.split(':').map(Number)
  const timestamp = new Date(now)
  timestamp.setUTCDate(timestamp.getUTCDate() - days)
  // Lagos is one hour ahead of UTC all year.
  timestamp.setUTCHours(hour - 1, minute, 0, 0)
  return timestamp.toISOString()
}

/** Returns a calendar day as `YYYY-MM-DD`. Negative counts are in the future. */
export function dayBefore(now: Date, days: number): string {
  return daysBefore(now, days).slice(0, 10)
}
