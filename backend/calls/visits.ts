import { digest, randomHex } from '#backend/base/digest.ts'
import type { Call } from '#backend/http/call.ts'
import { originOf } from '#backend/http/client-network.ts'
import type { Change, Rows } from '#backend/ports/rows.ts'

/**
 * Counts a visit once per day and caller. The row does not identify the visitor: it contains a hash with a salt that is
 * deleted the next day.
 */
export async function visitChanges({ ports: { rows }, caller, now }: Call): Promise<Change[]> {
  const day = now.toISOString().slice(0, 10)
  const { salt, changes } = await saltOf(rows, day, now)
  const _id = `${day} ${(await digest(`${salt} ${originOf(caller)}`)).slice(0, 32)}`
  if (await rows.find('visits', _id)) return []
  return [...changes, { upsert: 'visits', row: { _id, day, createdAt: now.toISOString() } }]
}

/** Id of the salt among the secrets. Backups exclude it: with it, callers could be found by trying all addresses. */
export const saltId = 'salt of visits'

async function saltOf(rows: Rows, day: string, now: Date): Promise<{ salt: string; changes: Change[] }> {
  const secret = await rows.find('secrets', saltId)
  const [saltDay, salt = ''] = (secret?.value ?? '').split(' ')
  if (saltDay === day) return { salt, changes: [] }
  const fresh = randomHex(16)
  const row = { _id: saltId, value: `${day} ${fresh}`, createdAt: now.toISOString() }
  return { salt: fresh, changes: [{ upsert: 'secrets', row }] }
}
