import { signIn } from '#src/contract/auth.ts'
import { Refusal } from './answer.ts'
import { backend } from './backend.ts'
import { type Call, route } from './route.ts'
import { openSession, superAdminOnly } from './sessions.ts'
import type { Row } from './table.ts'

/** Wrong passwords for one account within a minute. */
const attempts = 10

export const signInHandler = route(signIn, async ({ input }) => {
  const { email, password } = await input()
  const account = String(email).trim().toLowerCase()
  const admin = adminWith(account)
  const recent = (backend.wrongPasswords.get(account) ?? []).filter((moment) => moment > Date.now() - 60_000)
  if (recent.length >= attempts)
    throw new Refusal(429, 'Too many wrong passwords. Wait a minute and try again.')
  // One sentence for both mistakes: it must not tell strangers which addresses have an account.
  if (!admin || backend.passwords.get(admin._id) !== password) {
    backend.wrongPasswords.set(account, [...recent, Date.now()])
    throw new Refusal(401, 'Invalid email or password')
  }
  return { token: openSession(admin._id), admin }
})

/** `POST /auth/register`. @throws {Refusal} 403 for everybody but super admins, 409 for an address that is taken */
export async function register({ input, person }: Call): Promise<string> {
  superAdminOnly(person)
  const { password, ...admin } = await input()
  if (adminWith(String(admin.email))) throw new Refusal(409, 'An admin with this email already exists')
  const { _id } = backend.tables.admins.insert(admin)
  backend.passwords.set(_id, String(password))
  return 'Admin created successfully'
}

/** @throws {Refusal} 403 for everybody but super admins, and for them on their own account */
export function refuseAdminRemoval(id: string, person: Row | undefined) {
  superAdminOnly(person)
  if (person?._id === id) throw new Refusal(403, 'You cannot delete your own account')
}

function adminWith(email: string): Row | undefined {
  const wanted = email.trim().toLowerCase()
  return backend.tables.admins.all().find((admin) => String(admin.email).toLowerCase() === wanted)
}
