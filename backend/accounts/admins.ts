import { ApiError } from '#backend/errors.ts'
import type { Ports } from '#backend/ports/ports.ts'
import { allOf, type Rows } from '#backend/ports/rows.ts'
import { readSection } from '#backend/records/sections.ts'
import type { RowOf } from '#backend/schema.ts'
import { passwordLength } from '#src/contract/http/features.ts'
import { emailText } from '#src/contract/schema/typed/typed-text.ts'
import { isCommonPassword } from './common-password.ts'

/** Normalises an address as accounts are stored and compared. */
export const normalizeEmail = (email: unknown) => emailText(String(email)).toLowerCase()

/**
 * Finds the account with an address. Accounts of earlier versions may contain invisible characters or another normal
 * form, so all accounts are compared. Prefers an exact match.
 *
 * @param email normalised
 */
export async function adminWith(rows: Rows, email: string): Promise<RowOf<'admins'> | undefined> {
  const admins = await allOf(rows.list('admins'))
  return (
    admins.find((admin) => admin.email === email) ??
    admins.find((admin) => normalizeEmail(admin.email) === email)
  )
}

/**
 * Hashes a new password. It must be long and hard to guess; sign-in accepts any existing one.
 *
 * @param whose name and address, which must not make up the password
 * @throws {ApiError} weak-password
 */
export async function hashNewPassword(
  password: unknown,
  whose: unknown[],
  { passwords, rows }: Ports,
): Promise<string> {
  const text = String(password)
  const { min, max } = passwordLength
  if (text.length < min || text.length > max)
    throw new ApiError('weak-password', {
      message: `Use ${min} to ${max} characters for the password: a phrase of a few words is easiest to remember`,
    })
  const { siteName } = await readSection(rows, 'general')
  if (isCommonPassword(text, [...whose, siteName].map(String))) throw new ApiError('weak-password')
  return passwords.hash(text)
}
