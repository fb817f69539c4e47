import { beforeEach, describe, expect, test } from 'vitest'
import { freshBackend } from '#backend/fresh.fixture.ts'
import { admins } from '#src/contract/admins/calls.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { featureCalls } from '#src/contract/http/features.ts'
import { endpoints } from '#src/contract/index.ts'
import { quoteRequests } from '#src/contract/quote-requests/calls.ts'

let backend: Awaited<ReturnType<typeof freshBackend>>
beforeEach(async () => {
  backend = await freshBackend()
})

const all: Endpoint[] = [...endpoints, ...Object.values(featureCalls)]

describe('a session', () => {
  const list = quoteRequests.endpoints.list

  test('a session token counts only in its header, and not in what a browser adds automatically', async () => {
    const token = await backend.tokenOf(backend.admin)
    const basic = `Basic ${btoa(`${backend.admin.email}:Ada knows`)}`
    const tries: [string, RequestInit][] = [
      [`/api/v1${list.path}?token=${token}&access_token=${token}&auth_token=${token}`, {}],
      [`/api/v1${list.path}`, { headers: { cookie: `auth_token=${token}; session=${token}` } }],
      [`/api/v1${list.path}`, { headers: { authorization: basic } }],
      [`/api/v1${list.path}`, { headers: { 'x-auth-token': token, 'x-user-id': backend.admin._id } }],
    ]
    for (const [path, init] of tries) expect((await backend.raw(path, init)).status).toBe(401)
    expect((await backend.send(list, { token })).status).toBe(200)
  })

  test.each([
    ['after a week', undefined, 7],
    ['after thirty days where it was to last', true, 30],
  ])('a session ends %s, however much it is used', async (_when, isLong, days) => {
    const token = await backend.tokenOf(backend.admin, isLong)
    for (let hours = 0; hours < days * 24 - 12; hours += 12) {
      expect((await backend.send(list, { token })).status, `${hours} h`).toBe(200)
      backend.later(12 * 60)
    }
    expect((await backend.send(list, { token })).status).toBe(200)
    backend.later(12 * 60)
    expect((await backend.send(list, { token })).status).toBe(401)
  })

  test('a sign-in creates a new session and does not end the others', async () => {
    const input = { email: backend.admin.email, password: 'Ada knows' }
    const enter = async () => signIn.response.read(await (await backend.send(signIn, { input })).json()).token
    const tokens = new Set([await enter(), await enter(), await enter()])
    expect(tokens.size).toBe(3)
    for (const token of tokens) expect((await backend.send(list, { token })).status).toBe(200)
  })
})

describe('sign-in', () => {
  test('the only three ways to sign in each have a limit', async () => {
    const ways = all.filter(({ path, access }) => path.startsWith('/auth/') && access === 'visitor')
    expect(ways.map(({ path }) => path).sort()).toEqual(['/auth/forgot', '/auth/login', '/auth/reset'])
    const input = {
      email: 'ada@kelvara.example',
      password: 'x',
      token: 'x',
      newPassword: 'seven pumps at dawn',
    }
    for (const way of ways) {
      const statuses = []
      for (let count = 0; count < 130; count += 1) statuses.push((await backend.send(way, { input })).status)
      expect(statuses.at(-1), way.path).toBe(429)
    }
  })

  test('a password counts as typed, with no character dropped, added or changed', async () => {
    const password = ` Ünïcode & 漢字, ${'long '.repeat(12)}end `
    expect(password.length).toBeGreaterThan(64)
    const token = await backend.tokenOf(backend.superAdmin)
    const input = { name: 'B', email: 'b@kelvara.example', password, role: 'admin' }
    expect((await backend.send(admins.endpoints.create, { token, input })).status).toBe(201)
    const enter = async (typed: string) =>
      (await backend.send(signIn, { input: { email: input.email, password: typed } })).status
    expect(await enter(password)).toBe(200)
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 72), `${password}.`])
      expect(await enter(other), other).toBe(401)
  })

  test('any characters make a password if there are enough of them', async () => {
    const token = await backend.tokenOf(backend.superAdmin)
    const make = async (password: string) => {
      const input = { name: '', email: `${crypto.randomUUID()}@kelvara.example`, password, role: 'admin' }
      return (await backend.send(admins.endpoints.create, { token, input })).status
    }
    for (const fine of [
      'seven pumps at dawn',
      '五つの大きなポンプが夜明けに動く',
      '8420 1957 6630 2748',
      'four more words '.repeat(8),
    ])
      expect(await make(fine), fine).toBe(201)
    for (const short of ['Sh0rt!', 'fourteen signs', '']) expect(await make(short), short).toBe(422)
  })

  test('a password change requires the current password', async () => {
    const token = await backend.tokenOf(backend.admin)
    const change = async (currentPassword: string) => {
      const input = { currentPassword, newPassword: 'seven pumps at dawn' }
      return (await backend.send(featureCalls.changePassword, { token, input })).status
    }
    for (const wrong of ['', 'Tamuno knows', 'ada knows']) expect(await change(wrong)).toBe(422)
    expect(backend.tables.admins.find(backend.admin._id)?.password).toBe('hash of Ada knows')
    expect(await change('Ada knows')).toBe(200)
  })

  test('a password does not expire and still works after years', async () => {
    backend.later(5 * 365 * 24 * 60)
    const input = { email: backend.admin.email, password: 'Ada knows' }
    expect((await backend.send(signIn, { input })).status).toBe(200)
  })
})
