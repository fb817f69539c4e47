import { adminWith, hashNewPassword, normalizeEmail } from '#backend/accounts/admins.ts'
import { knownNetworkChange } from '#backend/accounts/known-networks.ts'
import { newToken } from '#backend/accounts/sessions.ts'
import { digest } from '#backend/base/digest.ts'
import { newRow } from '#backend/base/new-row.ts'
import { ApiError } from '#backend/errors.ts'
import { type Call, type Outcome, route } from '#backend/http/call.ts'
import { originOf } from '#backend/http/client-network.ts'
import { isWithin, limit } from '#backend/http/rate-limits.ts'
import { resetLink } from '#backend/mail/mail-texts.ts'
import { mailChange, siteName } from '#backend/mail/mails.ts'
import { passwordLink, rates } from '#backend/policy.ts'
import type { Change } from '#backend/ports/rows.ts'
import type { RowOf } from '#backend/schema.ts'
import { featureCalls } from '#src/contract/http/features.ts'

const { changePassword, forgotPassword, resetPassword } = featureCalls

export const changePasswordRoute = route(changePassword, async (call): Promise<Outcome> => {
  const { ports, person, session } = call
  if (!person || !session) throw new ApiError('no-token')
  const { currentPassword, newPassword } = await call.input()
  await limit(ports, ['password', person._id], rates.passwordChange, 'too-many-passwords')
  // Read the account here: the call may be retried after another change.
  const admin = await ports.rows.find('admins', person._id)
  if (!(await ports.passwords.matches(currentPassword, admin?.password)) || !admin)
    throw new ApiError('wrong-password')
  return {
    body: 'Password changed',
    status: 200,
    // End all other sessions. A session that has ended meanwhile stays ended.
    changes: [
      ...(await newPasswordChanges(admin, newPassword, call, session._id)),
      // This browser subscribes again. Browsers whose session has ended receive no more notices.
      { removeAll: 'pushes', where: { adminId: admin._id } },
    ],
    audit: { action: 'password', target: person._id },
  }
})

/**
 * Responds in the same way for known and unknown addresses; only known ones get a mail. Requests of strangers neither
 * block the account's owner nor fill the mailbox: above `rates.linksPerAccount`, the links already sent stay valid.
 */
export const forgotPasswordRoute = route(forgotPassword, async (call): Promise<Outcome> => {
  const { ports, caller, now } = call
  const email = normalizeEmail((await call.input()).email)
  await limit(ports, ['forgot-place', originOf(caller)], rates.forgotPerPlace)
  await limit(ports, ['forgot', `${email} ${originOf(caller)}`], rates.forgot)
  const isSent = await isWithin(ports, ['forgot-links', email], rates.linksPerAccount)
  const admin = await adminWith(ports.rows, email)
  const token = newToken()
  const endsAt = new Date(now.getTime() + passwordLink).toISOString()
  const row = { ...newRow('resets', { adminId: admin?._id, endsAt }, now), _id: await digest(token) }
  // The token is in the fragment, which browsers never send to a server, so no log contains it.
  const text = resetLink(await siteName(call), `${ports.siteUrl}/reset-password#token=${token}`)
  const mail = mailChange('reset', email, text, now)
  return {
    body: 'If this address has an account, a mail with a link is on its way',
    status: 200,
    changes: admin && isSent ? [{ insert: 'resets', row }, mail] : [],
    audit: { action: 'forgot-password', target: admin?._id ?? '', outcome: admin ? 'ok' : 'refused' },
  }
})

export const resetPasswordRoute = route(resetPassword, async (call): Promise<Outcome> => {
  const { ports, caller, now } = call
  const { token, newPassword } = await call.input()
  await limit(ports, ['reset-place', originOf(caller)], rates.resetPerPlace)
  const reset = await ports.rows.find('resets', await digest(token))
  const admin =
    reset && now.toISOString() < reset.endsAt ? await ports.rows.find('admins', reset.adminId) : undefined
  if (!reset || !admin) throw new ApiError('link-used')
  const { _id: id } = reset
  return {
    body: 'Password changed',
    status: 200,
    // Remove this link first: when it is used twice at once, the second use finds nothing.
    changes: [
      { remove: 'resets', id },
      ...(await newPasswordChanges(admin, newPassword, call)),
      // Browsers without a session receive no more notices. They subscribe again automatically after a sign-in.
      { removeAll: 'pushes', where: { adminId: admin._id } },
    ],
    // Another request with the same link was first.
    codes: { missing: 'link-used' },
    audit: { action: 'password', actor: admin._id, target: admin._id },
  }
})

/** Changes the password, and ends all links and all sessions except the given one. */
async function newPasswordChanges(
  admin: RowOf<'admins'>,
  password: string,
  call: Call,
  except?: string,
): Promise<Change[]> {
  const { _id: adminId, name, email } = admin
  return [
    // Fail when another change has replaced the compared password meanwhile. Conditions on a table run one after the
    // other, even across servers, so no sign-in starts a session in between.
    { atLeast: 1, table: 'admins', where: { _id: adminId, password: admin.password } },
    {
      update: 'admins',
      id: adminId,
      fields: { password: await hashNewPassword(password, [name, email], call.ports) },
    },
    { removeAll: 'sessions', where: { adminId }, ...(except !== undefined && { except }) },
    { removeAll: 'resets', where: { adminId } },
    knownNetworkChange(adminId, call),
  ]
}
