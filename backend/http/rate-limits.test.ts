import { describe, expect, test } from 'vitest'
import { freshBackend } from '#backend/fresh.fixture.ts'
import { applications } from '#src/contract/applications/calls.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import { contactSubmissions } from '#src/contract/contact-submissions/calls.ts'
import { featureCalls } from '#src/contract/http/features.ts'
import { projects } from '#src/contract/projects/calls.ts'
import { summary } from '#src/contract/summary/calls.ts'
import { examples } from '#tests/contract/examples.ts'
import { networkOf } from './client-network.ts'

const { create } = contactSubmissions.endpoints
const input = examples.contactSubmissions.input('Somebody')

describe('forms of visitors', () => {
  test('an address can send ten forms a minute, and other addresses are not affected', async () => {
    const { send, tables, later } = await freshBackend()
    for (let count = 0; count < 10; count += 1) expect((await send(create, { input })).status).toBe(201)
    const refused = await send(create, { input })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('Try again') })
    expect((await send(create, { input, address: '203.0.113.8' })).status).toBe(201)
    later(1)
    expect((await send(create, { input })).status).toBe(201)
    expect(tables.contactSubmissions.all()).toHaveLength(12)
  })

  test('an address can send sixty forms an hour', async () => {
    const { send, later } = await freshBackend()
    for (let count = 0; count < 60; count += 1) {
      expect((await send(create, { input })).status).toBe(201)
      later(0.5)
    }
    expect((await send(create, { input })).status).toBe(429)
  })

  test('all addresses of an IPv6 network share one limit', async () => {
    const { send } = await freshBackend()
    const statuses = []
    for (let count = 1; count <= 11; count += 1)
      statuses.push((await send(create, { input, address: `2001:db8:0:7::${count.toString(16)}` })).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await send(create, { input, address: '2001:db8:0:8::1' })).status).toBe(201)
  })
})

describe('sign-in', () => {
  const wrong = (email: string) => ({ email, password: 'wrong' })

  async function counted(pause?: (milliseconds: number) => Promise<void>) {
    const compared: (string | undefined)[] = []
    const backend = await freshBackend(({ passwords }) => ({
      ...(pause && { pause }),
      passwords: {
        ...passwords,
        matches: (password, hash) => {
          compared.push(hash)
          return passwords.matches(password, hash)
        },
      },
    }))
    return { ...backend, compared }
  }

  test('a failed sign-in gets the same response after the same work for a known and an unknown address', async () => {
    const { send, compared, tables } = await counted()
    const response = await send(signIn, { input: wrong('ada@kelvara.example') })
    const unknown = await send(signIn, { input: wrong('nobody@kelvara.example') })
    expect(compared).toEqual(['hash of Ada knows', undefined])
    expect([response.status, await response.text(), [...response.headers]]).toEqual([
      unknown.status,
      await unknown.text(),
      [...unknown.headers],
    ])
    expect(tables.audit.all()).toHaveLength(2)
  })

  test('each place has five delayed sign-ins once an account had a hundred failures in an hour', async () => {
    const waited: number[] = []
    const { send, compared } = await counted(async (milliseconds) => void waited.push(milliseconds))
    for (let place = 0; place < 100; place += 1)
      await send(signIn, {
        input: wrong(place % 2 ? 'ada@kelvara.example' : ' ADA@Kelvara.example '),
        address: `198.51.${place}.1`,
      })
    expect([compared.length, Math.max(...waited)]).toEqual([100, 0])
    const tries = []
    for (let count = 0; count < 8; count += 1)
      tries.push(
        (await send(signIn, { input: wrong('ada@kelvara.example'), address: '198.51.200.1' })).status,
      )
    expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    expect(waited.slice(100)).toEqual([4000, 4000, 4000, 4000, 4000])
  })

  test('the right password from an unknown place works after a delay while strangers try the account', async () => {
    const waited: number[] = []
    const { send } = await counted(async (milliseconds) => void waited.push(milliseconds))
    for (let place = 0; place < 200; place += 1)
      await send(signIn, { input: wrong('ada@kelvara.example'), address: `198.51.${place}.1` })
    const ownSignIn = { input: { email: 'ada@kelvara.example', password: 'Ada knows' }, address: '192.0.2.4' }
    expect((await send(signIn, ownSignIn)).status).toBe(200)
    expect(waited.at(-1)).toBe(4000)
    expect((await send(signIn, ownSignIn)).status).toBe(200)
    expect(waited.at(-1)).toBe(0)
  })

  test('a place where a reset link was used counts as known', async () => {
    const waited: number[] = []
    const { send, tables } = await counted(async (milliseconds) => void waited.push(milliseconds))
    for (let place = 0; place < 200; place += 1)
      await send(signIn, { input: wrong('ada@kelvara.example'), address: `198.51.${place}.1` })
    const address = '192.0.2.4'
    await send(featureCalls.forgotPassword, { input: { email: 'ada@kelvara.example' }, address })
    const [, token = ''] = /#token=([0-9a-f]{64})/.exec(String(tables.mails.all()[0]?.text)) ?? []
    const newPassword = 'Seven valves, one key'
    expect((await send(featureCalls.resetPassword, { input: { token, newPassword }, address })).status).toBe(
      200,
    )
    const ownSignIn = { input: { email: 'ada@kelvara.example', password: newPassword }, address }
    expect((await send(signIn, ownSignIn)).status).toBe(200)
    expect(waited.at(-1)).toBe(0)
  })

  test('a user can still sign in from a known place while strangers try the account', async () => {
    const { send } = await counted()
    const ownSignIn = { input: { email: 'ada@kelvara.example', password: 'Ada knows' }, address: '192.0.2.4' }
    expect((await send(signIn, ownSignIn)).status).toBe(200)
    for (let place = 0; place < 200; place += 1)
      await send(signIn, { input: wrong('ada@kelvara.example'), address: `198.51.${place}.1` })
    expect((await send(signIn, ownSignIn)).status).toBe(200)
  })

  test.each(['ada@kelvara.example', 'nobody@kelvara.example'])(
    'repeated failed sign-ins to %s are delayed up to four seconds, and other places are not',
    async (email) => {
      const waited: number[] = []
      const { send, later } = await freshBackend(() => ({
        pause: async (milliseconds) => void waited.push(milliseconds),
      }))
      const trying = async (count: number, address: string) => {
        for (let tried = 0; tried < count; tried += 1) await send(signIn, { input: wrong(email), address })
        return waited.splice(0)
      }
      expect(await trying(9, '198.51.100.1')).toEqual([0, 0, 0, 250, 500, 1000, 2000, 4000, 4000])
      const ownSignIn = { input: { email: 'ada@kelvara.example', password: 'Ada knows' } }
      expect((await send(signIn, { ...ownSignIn, address: '198.51.100.2' })).status).toBe(200)
      expect(waited.splice(0)).toEqual([0])
      later(15)
      expect(await trying(1, '198.51.100.1')).toEqual([0])
    },
  )

  test('an address that tries many accounts is delayed, and the right password works after the delay', async () => {
    const waited: number[] = []
    const { send } = await freshBackend(() => ({
      pause: async (milliseconds) => void waited.push(milliseconds),
    }))
    for (let one = 0; one < 40; one += 1)
      await send(signIn, { input: wrong(`person${one}@kelvara.example`), address: '198.51.100.1' })
    expect(waited.slice(0, 30)).toEqual(Array(30).fill(0))
    expect(waited.slice(30, 36)).toEqual([250, 500, 1000, 2000, 4000, 4000])
    const ownSignIn = { email: 'ada@kelvara.example', password: 'Ada knows' }
    expect((await send(signIn, { input: ownSignIn, address: '198.51.100.1' })).status).toBe(200)
    expect(waited.at(-1)).toBe(4000)
  })

  test('no spelling of the path bypasses the sign-in limit', async () => {
    const { raw, compared } = await counted()
    const body = JSON.stringify(wrong('ada@kelvara.example'))
    const paths = ['/api/v1/auth/login', '/api/v1/auth/%6cogin', '/api/v1/AUTH/login', '/api/v1/auth/login/']
    for (let count = 0; count < 40; count += 1) await raw(String(paths[count % 4]), { method: 'POST', body })
    expect(compared.length).toBeLessThanOrEqual(10)
  })
})

test('a caller that keeps trying new accounts from one place is rejected before each is counted', async () => {
  const keys = new Set<string>()
  const { send } = await freshBackend(({ counters }) => ({
    counters: {
      add: (key, seconds) => {
        keys.add(key)
        return counters.add(key, seconds)
      },
    },
  }))
  const signInFrom = (index: number) =>
    send(signIn, { input: { email: `nobody${index}@mail.example`, password: 'wrong' } })
  for (let count = 0; count < 100; count += 1) expect((await signInFrom(count)).status).toBe(401)
  const keyCount = keys.size
  for (let count = 100; count < 120; count += 1) expect((await signInFrom(count)).status).toBe(429)
  expect(keys.size).toBe(keyCount)
})

test('strangers who ask for reset links do not block the account’s owner and cause six mails at most', async () => {
  const { send, tables } = await freshBackend()
  const ask = (address: string) =>
    send(featureCalls.forgotPassword, { input: { email: 'ada@kelvara.example' }, address })
  for (let place = 0; place < 10; place += 1)
    for (let count = 0; count < 3; count += 1) await ask(`198.51.${place}.1`)
  const ownResponse = await ask('192.0.2.4')
  expect(ownResponse.status).toBe(200)
  expect(tables.mails.all()).toHaveLength(6)
})

test('files of visitors have a daily size limit for each address, and files of staff have none', async () => {
  const { send, tables, uploads, tokenOf, admin, later } = await freshBackend(({ counters }) => ({
    counters: {
      // Count every file as this many megabytes.
      add: (key, seconds, amount = 1) =>
        counters.add(
          key,
          seconds,
          key.startsWith('file-kilobytes ') ? Math.sign(amount) * megabytes * 1024 : amount,
        ),
    },
  }))
  let megabytes = 100
  const { create: apply } = applications.endpoints
  const statuses = async (address: string) => {
    const response = await send(apply, { input: examples.applications.input('Ada'), address })
    return [response.status, response.headers.get('retry-after')]
  }
  expect(await statuses('203.0.113.7')).toEqual([201, null])
  expect(await statuses('203.0.113.7')).toEqual([201, null])
  expect(await statuses('203.0.113.7')).toEqual([429, '3600'])
  // A rejected file is not counted, so a smaller one still fits.
  megabytes = 50
  expect(await statuses('203.0.113.7')).toEqual([201, null])
  megabytes = 100
  expect([tables.applications.all().length, [...uploads].length]).toEqual([3, 3])
  expect(await statuses('203.0.113.8')).toEqual([201, null])
  const token = await tokenOf(admin)
  for (let count = 0; count < 4; count += 1)
    expect(
      (await send(projects.endpoints.create, { token, input: examples.projects.input('P') })).status,
    ).toBe(201)
  later(25 * 60)
  expect(await statuses('203.0.113.7')).toEqual([201, null])
})

test('a place can ask three times for a reset link, and the fourth time gets 429', async () => {
  const { send, tables } = await freshBackend()
  const request = { input: { email: 'ada@kelvara.example' } }
  const statuses = []
  for (let count = 0; count < 4; count += 1)
    statuses.push((await send(featureCalls.forgotPassword, request)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(tables.mails.all()).toHaveLength(3)
})

test('a visitor is counted once a day, and no stored value identifies the visitor', async () => {
  const { send, tables, later } = await freshBackend()
  const visit = (address: string) => send(summary.recordVisit, { address })
  for (const address of ['203.0.113.7', '203.0.113.7', '2001:db8:0:7::1', '2001:db8:0:7::2'])
    expect((await visit(address)).ok).toBe(true)
  expect(tables.visits.all()).toHaveLength(2)
  expect(JSON.stringify(tables.visits.all())).not.toContain('203.0')
  const [salt] = tables.secrets.all().map(({ value }) => value)
  later(24 * 60)
  await visit('203.0.113.7')
  expect(tables.visits.all()).toHaveLength(3)
  expect(tables.secrets.all().map(({ value }) => value)).not.toContain(salt)
})

test('a visit ignores idempotency keys, and only its count is stored', async () => {
  const { send, tables } = await freshBackend()
  for (let count = 0; count < 20; count += 1)
    await send(summary.recordVisit, { headers: { 'idempotency-key': `visit-${count}` } })
  expect(tables.replies.all()).toEqual([])
  expect(tables.visits.all()).toHaveLength(1)
})

test('the texts of a visitor’s form with a file have the same limit as those of a form without', async () => {
  const { send, tables } = await freshBackend()
  const { create: apply } = applications.endpoints
  const input = examples.applications.input('Ada')
  const refused = await send(apply, { input: { ...input, coverLetter: 'w'.repeat(70_000) } })
  expect(refused.status).toBe(413)
  expect(await refused.json()).toMatchObject({
    message: expect.stringContaining('64,000 characters'),
    code: 'text-too-long',
  })
  expect((await send(apply, { input: { ...input, coverLetter: 'w'.repeat(50_000) } })).status).toBe(201)
  expect(tables.applications.all()).toHaveLength(1)
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf({ address })).toBe(network)
})
