import { newRow } from '#backend/base/new-row.ts'
import { ApiError } from '#backend/errors.ts'
import type { Ports } from '#backend/ports/ports.ts'
import { allOf, Missing, type Row, type Rows } from '#backend/ports/rows.ts'
import { readSection } from '#backend/records/settings.ts'
import type { Call, Outcome } from '#backend/wire/call.ts'
import { passwordLength } from '#src/contract/features.ts'
import { emailText } from '#src/contract/typed/typed-text.ts'
import { isCommonPassword } from './common-password.ts'
import { superAdminOnly } from './sessions.ts'

/** Normalises an address as accounts are stored and compared. */
export const normalised = (email: unknown) => emailText(String(email)).toLowerCase()

/**
 * Finds the account with an address. Accounts of earlier versions may contain invisible characters or another normal
 * form, so all accounts are compared. Prefers an exact match.
 *
 * @param email normalised
 */
export async function adminWith(rows: Rows, email: string): Promise<Row | undefined> {
  const admins = await allOf(rows.list('admins'))
  return (
    admins.find((admin) => admin.email === email) ?? admins.find((admin) => normalised(admin.email) === email)
  )
}

/** Handles `POST /auth/register`. @throws {ApiError} super-admin-only or email-taken */
export async function registerAdmin({ input, person, ports, now }: Call): Promise<Outcome> {
  superAdminOnly(person)
  const { name, role, ...secret } = await input()
  const email = normalised(secret.email)
  if (await adminWith(ports.rows, email)) throw new ApiError('email-taken')
  const password = await hashed(secret.password, [name, email], ports)
  const row = newRow('admins', { name, role, email, password }, now)
  return {
    body: 'Admin created successfully',
    changes: [{ insert: 'admins', row }],
    audit: { target: row._id },
  }
}

/**
 * Hashes a new password. It must be long and hard to guess; sign-in accepts any existing one.
 *
 * @param whose name and address, which must not make up the password
 * @throws {ApiError} weak-password
 */
export async function hashed(
  password: unknown,
  whose: unknown[],
  { passwords, rows }: Ports,
): Promise<string> {
  const text = String(password)
  const { min, max } = passwordLength
  if (text.length < min || text.length > max)
    throw new ApiError('weak-password', {
      message: `Use ${min} to ${max} characters for the password: a few words are easiest to keep`,
    })
  const { siteName } = await readSection(rows, 'general')
  if (isCommonPassword(text, [...whose, siteName].map(String))) throw new ApiError('weak-password')
  return passwords.hash(text)
}

/** @throws {ApiError} super-admin-only or own-account */
export async function removeAdmin({ id, person, ports }: Call): Promise<Outcome> {
  superAdminOnly(person)
  if (person?._id === id) throw new ApiError('own-account')
  if (!(await ports.rows.find('admins', id))) throw new Missing('admins')
  return {
    body: 'Admin deleted successfully',
    changes: [
      { removeAll: 'sessions', where: { adminId: id } },
      { removeAll: 'resets', where: { adminId: id } },
      { removeAll: 'pushes', where: { adminId: id } },
      { remove: 'admins', id },
      { atLeast: 1, of: 'admins', where: { role: 'super_admin' } },
    ],
    codes: { tooFew: 'last-super-admin' },
  }
}
