import { followUpRemovals } from '#backend/calls/follow-ups.ts'
import { type Change, type Row, type Rows, removal } from '#backend/ports/rows.ts'
import { privateFileOf } from '#backend/records/private-files.ts'
import type { RowOf, TableName } from '#backend/schema.ts'
import { keyOf, type Store } from './store.ts'

interface Options {
  rows: Rows
  /** Deletes the bytes of a row of `files`. Never rejects. */
  dropFile: (row: RowOf<'files'>) => Promise<void>
}

/** Creates a function that deletes the bytes of a row of `files`. Bytes that cannot be reached now are swept later. */
export const fileDropper = (store: Store) => (row: RowOf<'files'>) =>
  store.remove(keyOf(row)).catch(() => undefined)

/**
 * Deletes records, their attachments, and staff notes about them. Rows go first: the sweep removes a file without a
 * row, but not a row without a file.
 *
 * @param note entry for the audit log
 */
export async function removeWithFiles(
  { rows, dropFile }: Options,
  table: TableName,
  records: readonly Row[],
  note: Change,
) {
  const recordFiles = await Promise.all(records.map((record) => privateFileOf(rows, table, record)))
  const files = recordFiles.filter((row) => row !== undefined)
  const followUpChanges = records.flatMap(({ _id }) => followUpRemovals(table, _id))
  await rows.write([
    note,
    ...records.map(({ _id }) => removal(table, _id)),
    ...followUpChanges,
    ...files.map(({ _id }) => removal('files', _id)),
  ])
  for (const row of files) await dropFile(row)
}
