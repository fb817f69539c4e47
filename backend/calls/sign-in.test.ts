import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accounts } from '#mocks/accounts.ts'
import { resetBackend } from '#mocks/backend.ts'
import { call } from '#mocks/calling.ts'
import { openSession } from '#mocks/sessions.ts'
import { admins } from '#src/contract/admins/calls.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import { endpoints } from '#src/contract/index.ts'

beforeEach(resetBackend)
afterEach(() => vi.useRealTimers())

const [admin, superAdmin] = accounts
const input = {
  name: 'New Person',
  email: 'New.Person@kelvara.example',
  password: 'Seven valves, one key',
  role: 'admin',
}
const staff = endpoints
  .filter(({ access }) => access === 'staff')
  .map((one) => [`${one.method} ${one.path}`, one] as const)

test.each(staff)('%s needs a session', async (_, endpoint) => {
  const response = await call(endpoint)
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ message: 'No token provided', code: 'no-token' })
})

test('a session expires after a day, and an unknown token is rejected', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const token = openSession(admin._id)
  expect((await call(admins.endpoints.list, { token })).status).toBe(200)
  vi.advanceTimersByTime(24 * 60 * 60 * 1000)
  expect((await call(admins.endpoints.list, { token })).status).toBe(401)
  expect((await call(admins.endpoints.list, { token: 'invented' })).status).toBe(401)
})

test('sessions outlast a reset of the data', async () => {
  const token = openSession(admin._id)
  resetBackend()
  expect((await call(admins.endpoints.list, { token })).status).toBe(200)
})

test('ten wrong passwords in a minute block sign-in to that account only, even with the right password', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const guess = (email: string, password: string) => call(signIn, { input: { email, password } })
  for (let count = 0; count < 10; count += 1)
    expect((await guess(admin.email, `wrong-${count}`)).status).toBe(401)
  const refused = await guess(admin.email.toUpperCase(), admin.password)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    message: 'Too many wrong passwords. Wait a minute and try again.',
  })
  expect((await guess(superAdmin.email, superAdmin.password)).status).toBe(200)
  vi.advanceTimersByTime(60_001)
  expect((await guess(admin.email, admin.password)).status).toBe(200)
})

describe('accounts', () => {
  test('an admin can neither add nor remove accounts', async () => {
    const added = await call(admins.endpoints.create, { role: 'admin', input })
    const removed = await call(admins.endpoints.remove, { role: 'admin', id: superAdmin._id })
    expect([added.status, removed.status]).toEqual([403, 403])
    expect((await call(signIn, { input: superAdmin })).status).toBe(200)
  })

  test('a super admin can add an account, which can then sign in', async () => {
    expect((await call(admins.endpoints.create, { role: 'super_admin', input })).status).toBe(201)
    const response = await call(signIn, { input: { ...input, email: 'new.person@kelvara.example' } })
    expect(signIn.response.read(await response.json()).admin).toMatchObject({
      name: 'New Person',
      role: 'admin',
    })
  })

  test('an e-mail address has only one account', async () => {
    const again = { ...input, email: admin.email.toUpperCase() }
    expect((await call(admins.endpoints.create, { role: 'super_admin', input: again })).status).toBe(409)
  })

  test('a super admin can remove other accounts with their sessions, but not their own account', async () => {
    const token = openSession(admin._id)
    const otherResponse = await call(admins.endpoints.remove, { role: 'super_admin', id: admin._id })
    const ownResponse = await call(admins.endpoints.remove, { role: 'super_admin', id: superAdmin._id })
    expect([otherResponse.status, ownResponse.status]).toEqual([200, 403])
    expect((await call(admins.endpoints.list, { token })).status).toBe(401)
  })

  test('no response contains a password', async () => {
    const list = await call(admins.endpoints.list, { role: 'super_admin' })
    const session = await call(signIn, { input: admin })
    for (const text of [await list.text(), await session.text()]) {
      expect(text).not.toContain(admin.password)
      expect(text).not.toContain('password')
    }
  })
})
