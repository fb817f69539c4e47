import { adminWith, normalizeEmail } from '#backend/accounts/admins.ts'
import { auditChange } from '#backend/accounts/audit.ts'
import { isKnownNetwork, knownNetworkChange } from '#backend/accounts/known-networks.ts'
import { newToken, sessionOf } from '#backend/accounts/sessions.ts'
import { ApiError } from '#backend/errors.ts'
import { type Call, type Outcome, route } from '#backend/http/call.ts'
import { originOf } from '#backend/http/client-network.ts'
import { delayOf, isWithin, limit } from '#backend/http/rate-limits.ts'
import { rates, signInDelay } from '#backend/policy.ts'
import { recordMapper } from '#backend/records/shown.ts'
import type { RowOf } from '#backend/schema.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import { featureCalls } from '#src/contract/http/features.ts'

const tooMany = 'too-many-passwords'

export const signInRoute = route(signIn, async (call): Promise<Outcome> => {
  const { ports, now } = call
  const { email, password, staySignedIn } = await call.input()
  const account = normalizeEmail(email)
  const admin = await adminWith(ports.rows, account)
  await limitSignIns(account, admin, call)
  const hash = admin?.password || undefined
  // An unknown address takes as long as a wrong password, and gets the same message.
  if (!(await ports.passwords.matches(password, hash)) || !admin) {
    const audit = { action: 'sign-in', target: admin?._id ?? '', outcome: 'refused' } as const
    // Respond even when the audit log cannot be written.
    await ports.rows.write([auditChange({ ...call, person: undefined }, audit)]).catch(() => undefined)
    throw new ApiError('wrong-credentials')
  }
  const token = newToken()
  const session = await sessionOf(token, admin._id, now, staySignedIn === true)
  const isOutdated = hash !== undefined && ports.passwords.isOutdated?.(hash)
  const renewed = isOutdated ? { password: await ports.passwords.hash(password) } : undefined
  return {
    body: { token, admin: recordMapper('admins', call)(admin) },
    changes: [
      // Fail if the password changed during the comparison. A change ends all sessions, so none may begin after it.
      { atLeast: 1, table: 'admins', where: { _id: admin._id, password: hash } },
      { insert: 'sessions', row: session },
      knownNetworkChange(admin._id, call),
      ...(renewed ? [{ update: 'admins', id: admin._id, fields: renewed } as const] : []),
    ],
    audit: { action: 'sign-in', actor: admin._id, target: admin._id },
  }
})

/**
 * Limits attempts before comparing: per account and place, per place, and, above a hundred attempts on one account in
 * an hour, per place unknown to the account. Such a place has five attempts an hour left, each delayed by four seconds,
 * so strangers cannot lock out a user. Further attempts wait longer each time.
 *
 * @throws {ApiError} too-many-passwords
 */
async function limitSignIns(
  account: string,
  admin: RowOf<'admins'> | undefined,
  { ports, caller }: Call,
): Promise<void> {
  const place = originOf(caller)
  // Check the place first: a place that tries ever new accounts must not create a counter for each.
  const ofPlace = await limit(ports, ['sign-in-place', place], rates.signInPerPlace, tooMany)
  await limit(ports, ['sign-in', `${account} ${place}`], rates.signInPerMinute, tooMany)
  const ofAccount = await limit(ports, ['sign-in', `${account} ${place}`], rates.signIn, tooMany)
  const isKnown = admin !== undefined && (await isKnownNetwork(ports.rows, admin._id, caller))
  const isAttacked =
    !isKnown && !(await isWithin(ports, ['sign-in-account', account], rates.signInPerAccount))
  if (isAttacked)
    await limit(ports, ['sign-in-attacked', `${account} ${place}`], rates.signInUnderAttack, tooMany)
  // Right passwords wait as long as wrong ones, so that giving up early reveals nothing. Users may share an address.
  await ports.pause?.(
    Math.max(
      delayOf(ofAccount, signInDelay.freePerAccount),
      delayOf(ofPlace, signInDelay.freePerPlace),
      isAttacked ? signInDelay.longest : 0,
    ),
  )
}

export const logoutRoute = route(featureCalls.logout, async ({ session, person }) => ({
  body: 'Signed out',
  status: 200,
  changes: session ? [{ removeAll: 'sessions', where: { _id: session._id } }] : [],
  audit: { action: 'sign-out', target: person?._id ?? '' },
}))
