import type { Call } from '#backend/http/call.ts'
import { networkOf } from '#backend/http/client-network.ts'
import type { Caller } from '#backend/ports/ports.ts'
import type { Change, Rows } from '#backend/ports/rows.ts'

/** Whether an account has signed in or set a password from the caller's network before. */
export async function isKnownNetwork(rows: Rows, adminId: string, caller: Caller): Promise<boolean> {
  return (await rows.find('knownNetworks', idOf(adminId, caller))) !== undefined
}

/** Returns the change that remembers the caller's network for an account. */
export function knownNetworkChange(adminId: string, { caller, now }: Pick<Call, 'caller' | 'now'>): Change {
  const fields = { adminId, network: networkOf(caller), usedAt: now.toISOString() }
  return { upsert: 'knownNetworks', row: { _id: idOf(adminId, caller), ...fields } }
}

const idOf = (adminId: string, caller: Caller) => `${adminId} ${networkOf(caller)}`
