import { passwordLength } from '#src/contract/features.ts'
import type { Call, Outcome } from './call.ts'
import { newRow } from './new-row.ts'
import { Refusal } from './refusal.ts'
import { Missing, type Row, type Rows } from './rows.ts'
import { superAdminOnly } from './sessions.ts'

/** As addresses are compared and kept. */
export const normalised = (email: unknown) => String(email).trim().normalize('NFC').toLowerCase()

export const adminWith = (rows: Rows, email: string): Promise<Row | undefined> =>
  rows.first('admins', { email })

/** `POST /auth/register`. @throws {Refusal} 403 for everybody but super admins, 409 for an address that is taken */
export async function registerAdmin({ input, person, ports, now }: Call): Promise<Outcome> {
  superAdminOnly(person)
  const { name, role, ...secret } = await input()
  const email = normalised(secret.email)
  if (await adminWith(ports.rows, email)) throw new Refusal(409, 'An admin with this email already exists')
  const password = await ports.passwords.hash(acceptable(secret.password))
  const row = newRow('admins', { name, role, email, password }, now)
  return {
    body: 'Admin created successfully',
    changes: [{ insert: 'admins', row }],
    audit: { target: row._id },
  }
}

/** @throws {Refusal} 422 for a password that is too short or too long for a new one */
function acceptable(password: unknown): string {
  const text = String(password)
  const { min, max } = passwordLength
  if (text.length < min || text.length > max)
    throw new Refusal(
      422,
      `Use ${min} to ${max} characters for the password: a few words are easiest to keep`,
    )
  return text
}

/** @throws {Refusal} 403 for everybody but super admins, and for them on their own account */
export async function removeAdmin({ id, person, ports }: Call): Promise<Outcome> {
  superAdminOnly(person)
  if (person?._id === id) throw new Refusal(403, 'You cannot delete your own account')
  if (!(await ports.rows.find('admins', id))) throw new Missing('admins')
  return {
    body: 'Admin deleted successfully',
    changes: [
      { remove: 'admins', id },
      { removeAll: 'sessions', where: { adminId: id } },
      { removeAll: 'resets', where: { adminId: id } },
      { removeAll: 'pushes', where: { adminId: id } },
      { atLeast: 1, of: 'admins', where: { role: 'super_admin' } },
    ],
  }
}
