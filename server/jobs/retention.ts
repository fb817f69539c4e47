import { answersOf } from '#backend/answers.ts'
import { newRow } from '#backend/new-row.ts'
import type { Change, Row, Rows } from '#backend/rows.ts'
import type { TableName } from '#backend/tables.ts'
import type { Job } from './job-loop.ts'

interface Rule {
  table: TableName
  /** Kept so long after the row's own moment. */
  keep: { days: number } | { months: number }
  /** The column that names a file under /uploads, which goes with the row. */
  file?: string
  /** Gives which of the rows before the limit are due; all of them without it. */
  isDue?: (rows: Rows, limit: string) => Promise<(row: Row) => boolean>
}

/** How long personal data and traces of it are kept. What the company itself publishes stays. */
export const retention: readonly Rule[] = [
  { table: 'applications', keep: { months: 12 }, file: 'resumeUrl' },
  { table: 'applications', keep: { months: 6 }, file: 'resumeUrl', isDue: wereDecidedBefore },
  { table: 'quoteRequests', keep: { months: 24 }, file: 'fileUrl' },
  { table: 'contactSubmissions', keep: { months: 12 } },
  { table: 'replies', keep: { days: 30 } },
  { table: 'sessions', keep: { days: 0 }, isDue: haveEnded },
  { table: 'resets', keep: { days: 0 }, isDue: haveEnded },
  // Sent or given up. One that is still tried is younger.
  { table: 'mails', keep: { days: 30 } },
  { table: 'activities', keep: { months: 12 } },
  { table: 'visits', keep: { months: 13 } },
  { table: 'audit', keep: { months: 12 } },
]

/** Hired or rejected, and not changed by staff since the limit, as the audit log has it. */
async function wereDecidedBefore(rows: Rows, limit: string) {
  const changed = new Set<string>()
  for await (const part of rows.list('audit', { from: limit }))
    for (const { action, target } of part)
      if (!String(action).startsWith('GET ')) changed.add(String(target).split('/').at(-1) ?? '')
  return ({ _id, status }: Row) => (status === 'hired' || status === 'rejected') && !changed.has(_id)
}

async function haveEnded(_: Rows, limit: string) {
  return ({ endsAt }: Row) => String(endsAt) < limit
}

interface Options {
  rows: Rows
  /** Drops the bytes of rows of `files`. Never rejects. */
  dropFile: (row: Row) => Promise<void>
  now: () => Date
}

const day = 24 * 60 * 60 * 1000

/** Once a day, deletes what has been kept long enough, rows and files, and notes how many. */
export function retentionJob(options: Options): Job {
  return {
    name: 'retention',
    async run(signal) {
      for (const rule of retention) {
        if (signal.aborted) return 0
        await apply(rule, options)
      }
      return day
    },
  }
}

async function apply({ table, keep, file, isDue }: Rule, { rows, dropFile, now }: Options) {
  const limit = before(now(), keep)
  const isRowDue = await isDue?.(rows, limit)
  for await (const part of rows.list(table, { before: limit })) {
    const due = isRowDue ? part.filter(isRowDue) : part
    if (due.length === 0) continue
    const note = noteOf('system', 'retention', `${table}: ${due.length}`, now())
    await removeWithFiles({ rows, dropFile }, table, due, file, note)
  }
}

/** Deletes rows, the files that they name, and staff's notes about them. Rows go first: a file without a row is swept, but not the reverse. */
export async function removeWithFiles(
  { rows, dropFile }: Pick<Options, 'rows' | 'dropFile'>,
  table: TableName,
  due: readonly Row[],
  column: string | undefined,
  note: Change,
) {
  const names = column ? due.flatMap((row) => fileName(row[column]) ?? []) : []
  const found = await Promise.all(names.map((name) => rows.find('files', name)))
  const files = found.filter((row) => row !== undefined)
  const removal = (removeAll: TableName) => (row: Row) => ({ removeAll, where: { _id: row._id } })
  const answers = due.flatMap(({ _id }) => answersOf(table, _id))
  await rows.write([note, ...due.map(removal(table)), ...answers, ...files.map(removal('files'))])
  for (const row of files) await dropFile(row)
}

/** The `_id` in `files` of an address that a record carries. */
export function fileName(address: unknown): string | undefined {
  return /^\/uploads\/([^/?#]+)/.exec(String(address ?? ''))?.[1]
}

/** Of the audit log, for what nobody called for over the wire. */
export function noteOf(actor: string, action: string, target: string, now: Date): Change {
  return { insert: 'audit', row: newRow('audit', { actor, action, target, outcome: 'ok' }, now) }
}

function before(now: Date, keep: Rule['keep']): string {
  if ('days' in keep) return new Date(now.getTime() - keep.days * day).toISOString()
  const limit = new Date(now)
  const date = limit.getUTCDate()
  limit.setUTCMonth(limit.getUTCMonth() - keep.months)
  // 31 August less six months is the end of February, not 3 March.
  if (limit.getUTCDate() !== date) limit.setUTCDate(0)
  return limit.toISOString()
}
