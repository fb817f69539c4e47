import { systemAudit } from '#backend/accounts/audit.ts'
import { day } from '#backend/base/durations.ts'
import { retention } from '#backend/policy.ts'
import type { Rows } from '#backend/ports/rows.ts'
import type { ColumnOf, RowOf, TableName } from '#backend/schema.ts'
import { removeWithFiles } from '#server/files/remove-with-files.ts'
import type { Job } from './job-loop.ts'

interface RuleOf<Table extends TableName> {
  table: Table
  /** Period after the row's timestamp. */
  keep: { days: number } | { months: number }
  /** Timestamp column that counts instead of the table's own. Rows where it is null stay. */
  by?: ColumnOf<Table>
}

type Rule = { [Table in TableName]: RuleOf<Table> }[TableName]

/** Retention periods of personal data and its traces. Content that the company publishes stays. */
export const rules: readonly Rule[] = [
  { table: 'applications', keep: retention.applications },
  { table: 'applications', keep: retention.decidedApplications, by: 'decidedAt' },
  { table: 'quoteRequests', keep: retention.quoteRequests },
  { table: 'contactSubmissions', keep: retention.contactSubmissions },
  { table: 'replies', keep: retention.replies },
  { table: 'sessions', keep: { days: 0 }, by: 'endsAt' },
  { table: 'resets', keep: { days: 0 }, by: 'endsAt' },
  // Sent or abandoned mails. A mail that is still retried is younger.
  { table: 'mails', keep: retention.mails },
  { table: 'activities', keep: retention.activities },
  { table: 'visits', keep: retention.visits },
  { table: 'knownNetworks', keep: retention.knownNetworks },
  { table: 'audit', keep: retention.audit },
]

interface Options {
  rows: Rows
  /** Deletes the bytes of a row of `files`. Never rejects. */
  dropFile: (row: RowOf<'files'>) => Promise<void>
  now: () => Date
}

/** Deletes expired rows and files once a day, and logs their number. */
export function retentionJob(options: Options): Job {
  return {
    name: 'retention',
    async run(signal) {
      for (const rule of rules) {
        if (signal.aborted) return 0
        await apply(rule, options)
      }
      return day
    },
  }
}

async function apply({ table, keep, by }: Rule, { rows, dropFile, now }: Options) {
  for await (const due of rows.list(table, { by, before: before(now(), keep) })) {
    const note = systemAudit('system', 'retention', `${table}: ${due.length}`, now())
    await removeWithFiles({ rows, dropFile }, table, due, note)
  }
}

function before(now: Date, keep: Rule['keep']): string {
  if ('days' in keep) return new Date(now.getTime() - keep.days * day).toISOString()
  const limit = new Date(now)
  const date = limit.getUTCDate()
  limit.setUTCMonth(limit.getUTCMonth() - keep.months)
  // 31 August minus six months is the end of February, not 3 March.
  if (limit.getUTCDate() !== date) limit.setUTCDate(0)
  return limit.toISOString()
}
