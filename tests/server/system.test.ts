import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { accounts } from '#mocks/accounts.ts'
import { checkBackup } from '#server/backup/backup-file.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { systemCalls } from '#src/contract/system/calls.ts'
import { createServerFolder, startServer } from '#tests/support/server.ts'

const { readSystem, startBackup, downloadBackup, sendTestMail } = systemCalls

test('a super admin takes a complete backup of a running server and downloads it whole', async () => {
  await using site = await createServerFolder('system')
  const dataDir = path.join(site.folder, 'data')
  await using server = await startServer({ env: { SITE: site.site, DATA_DIR: dataDir, DEMO: '1' } })
  const [, superAdmin] = accounts
  const call = async ({ method, path }: Endpoint, more: RequestInit = {}) =>
    fetch(`${server.origin}/api/v1${path}`, { method, ...more })
  const answer = await call(signIn, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(superAdmin),
  })
  const { token } = signIn.response.read(await answer.json())
  const asSuperAdmin = { headers: { authorization: `Bearer ${token}` } }
  const state = async () => readSystem.response.read(await (await call(readSystem, asSuperAdmin)).json())

  const before = await state()
  expect(before).toMatchObject({ problems: [], backup: { completeAt: '', failure: '' } })
  expect(before.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(before.database).toMatchObject({ kind: 'SQLite', size: expect.any(Number) })
  expect(before.database.size).toBeGreaterThan(10_000)
  expect(before.disk.total).toBeGreaterThan(before.disk.free)

  expect((await call(startBackup, asSuperAdmin)).status).toBe(200)
  await expect.poll(async () => (await state()).backup.isRunning).toBe(false)
  expect((await state()).backup).toMatchObject({ completeAt: expect.stringMatching(/Z$/), failure: '' })

  const download = await call(downloadBackup, asSuperAdmin)
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'download-')), 'one.backup')
  onTestFinished(() => rm(path.dirname(file), { recursive: true }))
  await writeFile(file, await download.bytes())
  const { files, missing, tables } = await checkBackup(file)
  expect(files).toBeGreaterThan(10)
  expect(missing).toBe(0)
  expect(tables.projects?.rows).toBeGreaterThan(0)

  expect((await call(sendTestMail, asSuperAdmin)).status).toBe(200)
  await expect.poll(async () => (await state()).mail).toMatchObject({ waiting: 0, failed: 0 })
  expect((await readdir(path.join(dataDir, 'mail'))).length).toBeGreaterThan(0)
})
