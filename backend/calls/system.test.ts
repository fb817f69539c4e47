import { expect, test } from 'vitest'
import { freshBackend } from '#backend/fresh.fixture.ts'
import { backupType, systemCalls } from '#src/contract/system/calls.ts'

const { readSystem, startBackup, downloadBackup, sendTestMail } = systemCalls

test('a super admin takes a backup, sees it, and downloads it', async () => {
  const backend = await freshBackend()
  const token = await backend.tokenOf(backend.superAdmin)
  const state = async () => readSystem.response.read(await (await backend.send(readSystem, { token })).json())
  expect((await state()).backup.completeAt).toBe('')
  expect((await backend.send(downloadBackup, { token })).status).toBe(404)
  expect((await backend.send(startBackup, { token })).status).toBe(200)
  const { completeAt, size } = (await state()).backup
  expect(completeAt).toBe(backend.clock.now.toISOString())
  const response = await backend.send(downloadBackup, { token })
  expect(response.headers.get('content-type')).toBe(backupType)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/)
  expect(await response.bytes()).toHaveLength(size)
  const audited = backend.tables.audit.all().map(({ action, actor }) => `${action} ${actor}`)
  const { _id } = backend.superAdmin
  expect(audited.toSorted()).toEqual([`GET /system/backup ${_id}`, `POST /system/backup ${_id}`])
})

test('a plain admin gets 404 from every call about the system, and nothing is done', async () => {
  const backend = await freshBackend()
  const token = await backend.tokenOf(backend.admin)
  for (const call of Object.values(systemCalls)) {
    const response = await backend.send(call, { token })
    expect([response.status, await response.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'unknown-call' }),
    ])
  }
  expect(backend.tables.mails.all()).toEqual([])
  expect((await backend.ports.system?.state())?.backup.completeAt).toBe('')
})

test('a test mail goes to the own address, and a sixth within 15 minutes is refused', async () => {
  const backend = await freshBackend()
  const token = await backend.tokenOf(backend.superAdmin)
  const statuses: number[] = []
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await backend.send(sendTestMail, { token })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const mails = backend.tables.mails.all()
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([backend.superAdmin.email]))
})

test('the state counts waiting and abandoned mails, and subscribed browsers', async () => {
  const backend = await freshBackend()
  const token = await backend.tokenOf(backend.superAdmin)
  const dueAt = backend.clock.now.toISOString()
  const mail = { kind: 'notice', recipient: 'ada@kelvara.example' }
  backend.add('mails', { ...mail, dueAt, sentAt: null })
  backend.add('mails', { ...mail, dueAt: null, sentAt: null })
  backend.add('mails', { ...mail, dueAt: null, sentAt: dueAt })
  backend.add('pushes', { adminId: backend.admin._id })
  const response = await backend.send(readSystem, { token })
  const { mail: queue, push } = readSystem.response.read(await response.json())
  expect(queue).toEqual({ isConfigured: false, waiting: 1, failed: 1 })
  expect(push).toEqual({ isOn: true, browsers: 1 })
})

test('the host counts an error response of the server, and none that the client has caused', async () => {
  const counted: string[] = []
  const backend = await freshBackend(({ rows }) => ({
    countError: (code) => counted.push(code),
    rows: {
      ...rows,
      count: async () => {
        throw new Error('broken')
      },
    },
  }))
  const token = await backend.tokenOf(backend.superAdmin)
  expect((await backend.send(readSystem)).status).toBe(401)
  expect((await backend.send(readSystem, { token })).status).toBe(500)
  expect(counted).toEqual(['internal'])
})
