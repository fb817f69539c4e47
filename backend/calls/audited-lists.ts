import { audited } from '#backend/accounts/audit.ts'
import { hour } from '#backend/base/durations.ts'
import type { Row } from '#backend/ports/rows.ts'
import type { CollectionTable } from '#backend/ports/tables.ts'
import { hasPrivateFile, holdsPrivateFiles } from '#backend/records/private-files.ts'
import type { Call } from '#backend/wire/call.ts'
import { isWithin } from '#backend/wire/limits.ts'
import { collections } from '#src/contract/index.ts'

/**
 * Passes rows on, and writes down who was given addresses of private files with them, and how many. One line a session
 * and hour: an open dashboard asks for its lists with every change, and hundreds of equal lines would hide the one that
 * somebody looks for.
 */
export async function* auditedParts(name: CollectionTable, parts: AsyncIterable<Row[]>, call: Call) {
  if (!holdsPrivateFiles(name)) return yield* parts
  let count = 0
  try {
    for await (const part of parts) {
      count += part.filter((row) => hasPrivateFile(name, row)).length
      yield part
    }
  } finally {
    // Also when the reader has enough. What was read is given even if nobody can write down that it was.
    if (count > 0 && (await isFirst(name, call))) {
      const audit = { action: `GET ${collections[name].endpoints.list.path}`, target: `${count} files` }
      call.ports.rows.write([audited(call, audit)]).catch(() => undefined)
    }
  }
}

/** By the clock's hours: a window that moves along would never end for a dashboard that asks all the time. */
async function isFirst(name: CollectionTable, { ports, session, now }: Call): Promise<boolean> {
  if (!session) return false
  const whose = `${session._id} ${name} ${Math.floor(now.getTime() / hour)}`
  // A full disk must not keep staff from reading: where nothing can be counted, a line too many is tried.
  return isWithin(ports, ['private-list', whose], [1, hour / 1000]).catch(() => true)
}
