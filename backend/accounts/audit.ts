import { newRow } from '#backend/base/new-row.ts'
import type { Audit, Call } from '#backend/http/call.ts'
import { networkOf } from '#backend/http/client-network.ts'
import type { Caller } from '#backend/ports/ports.ts'
import type { Change, Rows } from '#backend/ports/rows.ts'

/** Creates a row of the audit log: the user, the action, and the record, without contents. */
export function auditChange(call: Pick<Call, 'caller' | 'now' | 'person'>, audit: Audit): Change {
  const { caller, now, person } = call
  const { action = '', actor = person?._id ?? '', target = '', outcome = 'ok' } = audit
  const fields = { actor, action, target, outcome, requestId: caller.requestId, network: networkOf(caller) }
  return { insert: 'audit', row: newRow('audit', fields, now) }
}

/** Whether a user has signed in or set a password from the caller's network before. */
export async function isKnownPlace(rows: Rows, adminId: string, caller: Caller): Promise<boolean> {
  const of = { target: adminId, outcome: 'ok', network: networkOf(caller) }
  for (const action of ['sign-in', 'password']) if (await rows.first('audit', { ...of, action })) return true
  return false
}

/** Creates a row of the audit log for an action outside the API. */
export function systemAudit(actor: string, action: string, target: string, now: Date): Change {
  return { insert: 'audit', row: newRow('audit', { actor, action, target, outcome: 'ok' }, now) }
}
