import { auditChange } from '#backend/accounts/audit.ts'
import { hour } from '#backend/base/durations.ts'
import type { Call } from '#backend/http/call.ts'
import { isWithin } from '#backend/http/rate-limits.ts'
import { rates } from '#backend/policy.ts'
import type { Row } from '#backend/ports/rows.ts'
import { hasPrivateFile, holdsPrivateFiles } from '#backend/records/private-files.ts'
import type { CollectionTable } from '#backend/schema.ts'
import { collections } from '#src/contract/index.ts'

/**
 * Passes rows on, and logs which user received addresses of private files, and how many. Logs once per session and
 * hour: an open dashboard reloads its lists with every change, and hundreds of equal lines would hide the relevant
 * ones.
 */
export async function* auditedParts<Item extends Row>(
  name: CollectionTable,
  parts: AsyncIterable<Item[]>,
  call: Call,
) {
  if (!holdsPrivateFiles(name)) return yield* parts
  let count = 0
  try {
    for await (const part of parts) {
      count += part.filter((row) => hasPrivateFile(name, row)).length
      yield part
    }
  } finally {
    // Runs also when the reader stops early. A failed log entry does not withhold the rows.
    if (count > 0 && (await isFirst(name, call))) {
      const audit = { action: `GET ${collections[name].endpoints.list.path}`, target: `${count} files` }
      call.ports.rows.write([auditChange(call, audit)]).catch(() => undefined)
    }
  }
}

/** Counts by hours of the clock: a sliding window would never end for a dashboard that reloads all the time. */
async function isFirst(name: CollectionTable, { ports, session, now }: Call): Promise<boolean> {
  if (!session) return false
  const whose = `${session._id} ${name} ${Math.floor(now.getTime() / hour)}`
  // A full disk must not keep staff from reading. If counting fails, try to write an extra line.
  return isWithin(ports, ['private-list', whose], rates.auditedList).catch(() => true)
}
