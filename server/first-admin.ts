import { newToken } from '#backend/accounts/sessions.ts'
import { digest } from '#backend/base/digest.ts'
import { newRow } from '#backend/base/new-row.ts'
import { passwordLink } from '#backend/policy.ts'
import { isPortError } from '#backend/ports/port-error.ts'
import type { Ports } from '#backend/ports/ports.ts'
import type { Row } from '#backend/ports/rows.ts'
import type { Settings } from './settings.ts'

interface Options extends Pick<Ports, 'rows' | 'passwords' | 'now'> {
  settings: Pick<Settings, 'admin'>
  /** The site's address, for the link. */
  siteUrl: string
}

/** Placeholder for a hash: no password matches it. */
const noPassword = ''

/**
 * Creates the first super admin while none exists, with the password of the settings or a link to choose one. Returns a
 * sentence for the user who starts the server, if a step is left to do.
 */
export async function firstAdmin(options: Options): Promise<string | undefined> {
  const { rows, now, settings, siteUrl } = options
  const superAdmin = await rows.first('admins', { role: 'super_admin' })
  if (superAdmin && superAdmin.password !== noPassword) return
  if (!superAdmin && !settings.admin)
    return 'There is no account yet: set ADMIN_EMAIL, or run: site admin create'
  const admin = superAdmin ?? (await makeAdmin(options))
  if (admin?.password !== noPassword) return
  const token = newToken()
  const _id = await digest(token)
  const endsAt = new Date(now().getTime() + passwordLink).toISOString()
  await rows.write([
    { insert: 'resets', row: { _id, adminId: admin._id, endsAt, createdAt: now().toISOString() } },
  ])
  return `Choose the password of ${admin.email} within ${passwordLink / 60_000} minutes: ${siteUrl}/reset-password#token=${token}`
}

async function makeAdmin({ rows, passwords, now, settings }: Options): Promise<Row | undefined> {
  const { email = '', password } = settings.admin ?? {}
  const hash = password === undefined ? noPassword : await passwords.hash(password)
  const row = newRow(
    'admins',
    { name: email.replace(/@.*/, ''), email, role: 'super_admin', password: hash },
    now(),
  )
  try {
    await rows.write([{ insert: 'admins', row }])
    return row
  } catch (error) {
    // Another server created it at the same time.
    if (isPortError(error, 'conflict')) return undefined
    throw error
  }
}
