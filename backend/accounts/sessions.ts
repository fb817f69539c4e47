import { digest, randomHex } from '#backend/base/digest.ts'
import { ApiError } from '#backend/errors.ts'
import { session as policy } from '#backend/policy.ts'
import type { Ports } from '#backend/ports/ports.ts'
import type { RowOf } from '#backend/schema.ts'
import type { Access } from '#src/contract/http/endpoint.ts'

export interface Identity {
  person?: RowOf<'admins'> | undefined
  session?: RowOf<'sessions'> | undefined
}

/** Creates a token of 256 random bits, which contain no personal data. */
export const newToken = () => randomHex(32)

/** Creates the row of a new session. Only the token's digest is stored. */
export async function sessionOf(
  token: string,
  adminId: string,
  now: Date,
  isLong = false,
): Promise<RowOf<'sessions'>> {
  const createdAt = now.toISOString()
  const endsAt = new Date(now.getTime() + (isLong ? policy.remembered : policy.absolute)).toISOString()
  return { _id: await digest(token), adminId, endsAt, usedAt: createdAt, isLong, createdAt }
}

/** Identifies the user of a request. @throws {ApiError} no-token or session-ended, when the call needs a session */
export async function authenticate(ports: Ports, request: Request, access: Access): Promise<Identity> {
  const [, token = ''] =
    /^Bearer ([\x21-\x7e]{1,500})$/i.exec(request.headers.get('authorization') ?? '') ?? []
  const identity = token === '' ? {} : await identityOfSession(ports, await digest(token))
  if (access === 'staff' && !identity.person) throw new ApiError(token === '' ? 'no-token' : 'session-ended')
  return identity
}

/**
 * Returns the user of a session. Empty once the session has ended.
 *
 * @param isUsed false for automatic requests, so that an open page alone keeps no session alive
 */
export async function identityOfSession({ rows, now }: Ports, id: string, isUsed = true): Promise<Identity> {
  const session = await rows.find('sessions', id)
  const time = now().getTime()
  if (!session || !isLive(session, time)) return {}
  const person = await rows.find('admins', session.adminId)
  if (!person) return {}
  if (isUsed && time - Date.parse(session.usedAt) > policy.usedAtEvery) {
    const usedAt = new Date(time).toISOString()
    // Not awaited: a lost update only ends the idle time a little earlier.
    rows.write([{ update: 'sessions', id, fields: { usedAt } }]).catch(() => undefined)
  }
  return { person, session }
}

function isLive({ endsAt, usedAt, isLong }: RowOf<'sessions'>, time: number): boolean {
  return time < Date.parse(endsAt) && (isLong || time < Date.parse(usedAt) + policy.idle)
}

/** @throws {ApiError} super-admin-only */
export function superAdminOnly(person: RowOf<'admins'> | undefined) {
  if (person?.role !== 'super_admin') throw new ApiError('super-admin-only')
}
