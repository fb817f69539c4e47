import { adminWith, hashNewPassword, normalizeEmail } from '#backend/accounts/admins.ts'
import { superAdminOnly } from '#backend/accounts/sessions.ts'
import { newRow } from '#backend/base/new-row.ts'
import { ApiError } from '#backend/errors.ts'
import type { Call, Outcome } from '#backend/http/call.ts'
import type { Input } from '#backend/http/request-body.ts'
import { PortError } from '#backend/ports/port-error.ts'

/** Handles `POST /auth/register`. @throws {ApiError} super-admin-only or email-taken */
export async function registerAdmin({ input, person, ports, now }: Call<Input>): Promise<Outcome> {
  superAdminOnly(person)
  const { name, role, ...secret } = await input()
  const email = normalizeEmail(secret.email)
  if (await adminWith(ports.rows, email)) throw new ApiError('email-taken')
  const password = await hashNewPassword(secret.password, [name, email], ports)
  const row = newRow('admins', { name, role, email, password }, now)
  return {
    body: 'Admin created successfully',
    changes: [{ insert: 'admins', row }],
    audit: { target: row._id },
  }
}

/** @throws {ApiError} super-admin-only or own-account */
export async function removeAdmin({ id, person, ports }: Call): Promise<Outcome> {
  superAdminOnly(person)
  if (person?._id === id) throw new ApiError('own-account')
  if (!(await ports.rows.find('admins', id))) throw new PortError('missing', { table: 'admins' })
  return {
    body: 'Admin deleted successfully',
    changes: [
      { removeAll: 'sessions', where: { adminId: id } },
      { removeAll: 'resets', where: { adminId: id } },
      { removeAll: 'pushes', where: { adminId: id } },
      { removeAll: 'knownNetworks', where: { adminId: id } },
      { remove: 'admins', id },
      { atLeast: 1, table: 'admins', where: { role: 'super_admin' } },
    ],
    codes: { tooFew: 'last-super-admin' },
  }
}
