import { systemAudit } from '#backend/accounts/audit.ts'
import { day } from '#backend/base/durations.ts'
import { isPortError } from '#backend/ports/port-error.ts'
import type { Change, Rows } from '#backend/ports/rows.ts'
import { referencedFiles } from '#backend/records/referenced-files.ts'

/** Rows per group of writes: few enough that no other write waits for long. */
const groupSize = 50

/**
 * Removes rows of files that no record has referenced for a day, which closes their addresses. The sweep then removes
 * the bytes. A newer file may still be waiting for its record. A file released today may return from an open form or
 * from a draft of an article. Returns the number of removed rows.
 */
export async function removeOrphanedFiles(rows: Rows, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - day).toISOString()
  // List the files before the records: files received later are not candidates.
  const orphaned = new Map<string, string | null>()
  for await (const part of rows.list('files', { before: limit }))
    for (const { _id, orphanedSince } of part) orphaned.set(_id, orphanedSince)
  if (orphaned.size === 0) return 0
  const referencedAgain = new Set<string>()
  for await (const name of referencedFiles(rows)) {
    if (orphaned.get(name)) referencedAgain.add(name)
    orphaned.delete(name)
  }
  const files = [...orphaned]
  const due = files.filter(([, since]) => since !== null && since < limit)
  await writeAll(rows, [
    ...[...referencedAgain].map((id) => mark(id, null)),
    ...files.filter(([, since]) => since === null).map(([id]) => mark(id, now.toISOString())),
    ...due.map(([_id, orphanedSince]): Change => ({ removeAll: 'files', where: { _id, orphanedSince } })),
  ])
  if (due.length > 0) await rows.write([systemAudit('system', 'sweep', `files: ${due.length}`, now)])
  return due.length
}

const mark = (id: string, orphanedSince: string | null): Change => ({
  update: 'files',
  id,
  fields: { orphanedSince },
})

/** Writes the changes one by one: a row may have been deleted with its record meanwhile. */
async function writeAll(rows: Rows, changes: readonly Change[]) {
  for (let from = 0; from < changes.length; from += groupSize)
    await Promise.all(
      changes.slice(from, from + groupSize).map((change) =>
        rows.write([change]).catch((error: unknown) => {
          if (!isPortError(error, 'missing')) throw error
        }),
      ),
    )
}
