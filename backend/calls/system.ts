import { ApiError } from '#backend/errors.ts'
import { type Call, route } from '#backend/http/call.ts'
import { limit } from '#backend/http/rate-limits.ts'
import { testMail } from '#backend/mail/mail-texts.ts'
import { mailChange, siteName } from '#backend/mail/mails.ts'
import { rates } from '#backend/policy.ts'
import type { Rows } from '#backend/ports/rows.ts'
import type { System } from '#backend/ports/system.ts'
import type { RowOf } from '#backend/schema.ts'
import { systemCalls } from '#src/contract/system/calls.ts'
import type { SystemState } from '#src/contract/system/record.ts'

const { readSystem, startBackup, downloadBackup, sendTestMail } = systemCalls

export const systemRoutes = [
  route(readSystem, async (call) => {
    const { system } = superAdminOf(call)
    const { rows, pushKey } = call.ports
    const [{ hasMailServer, ...state }, mail, browsers] = await Promise.all([
      system.state(),
      mailQueue(rows),
      rows.count('pushes'),
    ])
    const body: SystemState = {
      ...state,
      mail: { isConfigured: hasMailServer, ...mail },
      push: { isOn: pushKey !== undefined, browsers },
    }
    return { body }
  }),
  route(startBackup, async (call) => {
    await superAdminOf(call).system.startBackup()
    return { body: 'The backup has begun', status: 200 }
  }),
  route(downloadBackup, async (call) => {
    const file = await superAdminOf(call).system.openBackup()
    if (!file) throw new ApiError('file-not-found', { message: 'There is no complete backup yet.' })
    return { file, audit: { target: file.name } }
  }),
  route(sendTestMail, async (call) => {
    const { person } = superAdminOf(call)
    await limit(call.ports, ['test-mail', person._id], rates.testMail)
    const mail = mailChange('test', person.email, testMail(await siteName(call)), call.now)
    return { body: 'The test is on its way', status: 200, changes: [mail] }
  }),
]

/** @throws {ApiError} unknown-call to anyone but a super admin: a 403 would end the session in the dashboard */
function superAdminOf({ person, ports }: Call): { person: RowOf<'admins'>; system: System } {
  if (person?.role !== 'super_admin' || !ports.system) throw new ApiError('unknown-call')
  return { person, system: ports.system }
}

async function mailQueue(rows: Rows) {
  const [unsent, waiting] = await Promise.all([
    rows.count('mails', { where: { sentAt: null } }),
    rows.count('mails', { by: 'dueAt' }),
  ])
  return { waiting, failed: Math.max(unsent - waiting, 0) }
}
