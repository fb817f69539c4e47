import { newRow } from '#backend/base/new-row.ts'
import type { Audit, Call } from '#backend/http/call.ts'
import { networkOf } from '#backend/http/client-network.ts'
import type { Change } from '#backend/ports/rows.ts'

/** Creates a row of the audit log: the user, the action, and the record, without contents. */
export function auditChange(call: Pick<Call, 'caller' | 'now' | 'person'>, audit: Audit): Change {
  const { caller, now, person } = call
  const { action = '', actor = person?._id ?? '', target = '', outcome = 'ok' } = audit
  const fields = { actor, action, target, outcome, requestId: caller.requestId, network: networkOf(caller) }
  return { insert: 'audit', row: newRow('audit', fields, now) }
}

/** Creates a row of the audit log for an action outside the API. */
export function systemAudit(actor: string, action: string, target: string, now: Date): Change {
  return { insert: 'audit', row: newRow('audit', { actor, action, target, outcome: 'ok' }, now) }
}
