import { describe, expect, test } from 'vitest'
import { admins } from '#src/contract/admins/calls.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import { followUpKinds } from '#src/contract/follow-ups.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { type Feature, featureCalls } from '#src/contract/http/features.ts'
import { quoteRequests } from '#src/contract/quote-requests/calls.ts'
import { services } from '#src/contract/services/calls.ts'
import { settings } from '#src/contract/settings/calls.ts'
import { backupType } from '#src/contract/system/calls.ts'
import { backendUnderTest, credentials } from './backend.ts'
import { examples } from './examples.ts'

const backend = backendUnderTest()
const newPassword = 'Seventeen brass fittings'
const nobody = 'nobody@kelvara.example'

/** Calls by the feature that must be announced before they are made. */
const calls: Record<string, Endpoint[]> = {
  logout: [featureCalls.logout, featureCalls.changePassword],
  reset: [featureCalls.forgotPassword, featureCalls.resetPassword],
  push: [featureCalls.pushKey, featureCalls.subscribePush, featureCalls.unsubscribePush],
  answers: [featureCalls.listFollowUps, featureCalls.saveFollowUp],
  site: [featureCalls.readSite],
  system: [
    featureCalls.readSystem,
    featureCalls.startBackup,
    featureCalls.downloadBackup,
    featureCalls.sendTestMail,
  ],
} satisfies Partial<Record<Feature, Endpoint[]>>
const each = Object.entries(calls).flatMap(([feature, some]) =>
  some.map((call) => [`${call.method} ${call.path}`, feature, call] as const),
)

/** Whether the backend announces a feature. Optional features are tested only when announced. */
async function isNamed(feature: string): Promise<boolean> {
  const answer = await backend.send(services.endpoints.list)
  return (answer.headers.get('server-features') ?? '').split(/[\s,]+/).includes(feature)
}

async function tokenOf(input = credentials()): Promise<string> {
  const answer = await backend.send(signIn, { input })
  return signIn.response.read(await answer.json()).token
}

/** Returns the status of a staff list for a session. */
async function statusOf(token: string): Promise<number> {
  return (await backend.send(quoteRequests.endpoints.list, { token })).status
}

/** Creates an account for one test, so that wrong guesses do not count against the shared account. */
async function withPerson(use: (person: { email: string; password: string }) => Promise<void>) {
  const { create, list, remove } = admins.endpoints
  const person = { email: `${crypto.randomUUID()}@kelvara.example`, password: 'Six dozen steel clamps' }
  const input = { name: 'Contract check', role: 'admin', ...person }
  expect((await backend.sendAsStaff(create, { input })).ok).toBe(true)
  try {
    await use(person)
  } finally {
    const made = (await backend.read(list)).find(({ email }) => email === person.email)
    await backend.sendAsStaff(remove, { id: String(made?._id) })
  }
}

test('the table covers every call of an optional feature', () => {
  expect(each.map(([name]) => name).toSorted()).toEqual(
    Object.values(featureCalls)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  )
})

test.each(each)(
  '%s rejects missing sessions and missing input where the feature %s is named',
  async (_, feature, call) => {
    if (!(await isNamed(feature))) return
    if (call.access === 'staff') {
      const answer = await backend.send(call, { ...(call.input && { input: {} }) })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w/) })
      expect((await backend.send(call, { token: 'invented', ...(call.input && { input: {} }) })).status).toBe(
        401,
      )
    }
    if (!call.input) return
    const answer = await backend.sendAsStaff(call, { input: {} })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w/) })
  },
)

describe('sessions', () => {
  test('a session that was signed out is rejected, and no other session', async () => {
    if (!(await isNamed('logout'))) return
    const [token, other] = [await tokenOf(), await tokenOf()]
    expect((await backend.send(featureCalls.logout, { token })).ok).toBe(true)
    expect(await statusOf(token)).toBe(401)
    expect(await statusOf(other)).toBe(200)
    expect((await backend.send(featureCalls.logout, { token: other })).ok).toBe(true)
  })

  test('a password change needs the current password, replaces it and ends the other sessions', async () => {
    if (!(await isNamed('logout'))) return
    await withPerson(async (person) => {
      const [token, other] = [await tokenOf(person), await tokenOf(person)]
      const change = async (currentPassword: string) =>
        (await backend.send(featureCalls.changePassword, { token, input: { currentPassword, newPassword } }))
          .status
      expect(await change('not this one')).toBe(422)
      expect(await statusOf(other)).toBe(200)
      expect(await change(person.password)).toBe(200)
      expect(await statusOf(other)).toBe(401)
      expect((await backend.send(signIn, { input: person })).status).toBe(401)
      await tokenOf({ ...person, password: newPassword })
    })
  })
})

describe('the secrecy of accounts', () => {
  test('a response about a forgotten password does not reveal whether an address has an account', async () => {
    if (!(await isNamed('reset'))) return
    const answers = await Promise.all(
      [credentials().email, nobody].map(async (email) => {
        const answer = await backend.send(featureCalls.forgotPassword, { input: { email } })
        return [answer.status, [...answer.headers.keys()].toSorted(), await answer.text()]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[0]).toBe(200)
    const input = { token: 'f'.repeat(64), newPassword }
    expect((await backend.send(featureCalls.resetPassword, { input })).status).toBe(410)
  })

  test('the duration of a sign-in does not reveal whether an address has an account', async () => {
    const taken: Record<string, number[]> = { known: [], unknown: [] }
    await withPerson(async ({ email: known }) => {
      // Alternate, so that a busy moment affects both.
      for (let turn = 0; turn < 9; turn += 1)
        for (const [who, email] of Object.entries({ known, unknown: nobody })) {
          const before = performance.now()
          const answer = await backend.send(signIn, { input: { email, password: `wrong ${turn}` } })
          await answer.text()
          taken[who]?.push(performance.now() - before)
          // A rate limit would respond without comparing passwords.
          expect(answer.status).toBe(401)
        }
    })
    // The shortest time is the work itself: a busy machine only adds to it.
    const [known = 0, unknown = 0] = Object.values(taken).map((times) => Math.min(...times))
    // A response without a password comparison takes a fifth of the time. Very short times prove nothing.
    const slack = 3
    expect(known + slack).toBeGreaterThan(unknown / 2)
    expect(unknown + slack).toBeGreaterThan(known / 2)
  })
})

test('a follow-up is stored once, the latest of its kind, and returned to staff', async () => {
  if (!(await isNamed('answers'))) return
  const { create, list, remove } = quoteRequests.endpoints
  const companyName = `Contract check ${crypto.randomUUID()}`
  expect((await backend.send(create, { input: examples.quoteRequests.input(companyName) })).ok).toBe(true)
  const stored = (await backend.read(list)).find((row) => row.companyName === companyName)
  const recordId = String(stored?._id)
  const [kind] = followUpKinds
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString()
  for (const [text, minute] of [
    ['first', 1],
    ['latest', 3],
    ['late to arrive', 2],
    ['latest', 3],
  ] as const) {
    const input = { collection: 'quote-requests', recordId, kind, text, at: at(minute) }
    expect((await backend.sendAsStaff(featureCalls.saveFollowUp, { input })).ok).toBe(true)
  }
  const kept = (await backend.read(featureCalls.listFollowUps)).filter((entry) => entry.recordId === recordId)
  await backend.sendAsStaff(remove, { id: recordId })
  expect(kept.map(({ text }) => text)).toEqual(['latest'])
})

test('a super admin reads the state of the system, sends a test mail and downloads a backup', async () => {
  if (!(await isNamed('system'))) return
  const { version, database } = await backend.read(featureCalls.readSystem)
  expect(version).not.toBe('')
  expect(database.kind).not.toBe('')
  expect((await backend.sendAsStaff(featureCalls.sendTestMail)).status).toBe(200)
  expect((await backend.sendAsStaff(featureCalls.startBackup)).status).toBe(200)
  const state = async () => (await backend.read(featureCalls.readSystem)).backup
  await expect.poll(state, { timeout: 20_000 }).toMatchObject({ isRunning: false, failure: '' })
  const { status, headers } = await backend.sendAsStaff(featureCalls.downloadBackup)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe(backupType)
})

test('visitors read the public part of the saved settings, and not the address for notices', async () => {
  if (!(await isNamed('site'))) return
  const { general, branding, seo } = await backend.read(settings.read)
  const site = await backend.read(featureCalls.readSite)
  const { adminContactEmail, ...shown } = general
  expect(site).toMatchObject({ ...shown, ...branding })
  expect(site.metaTitle).toBe(seo.metaTitle)
  expect(JSON.stringify(site)).not.toContain(adminContactEmail || 'adminContactEmail')
})

test('each note of a record is stored once, and its author can delete it', async () => {
  if (!(await isNamed('answers'))) return
  const { create, list, remove } = quoteRequests.endpoints
  const companyName = `Contract check ${crypto.randomUUID()}`
  expect((await backend.send(create, { input: examples.quoteRequests.input(companyName) })).ok).toBe(true)
  const recordId = String((await backend.read(list)).find((row) => row.companyName === companyName)?._id)
  const save = async (entry: string, text: string, minute: number, token?: string) => {
    const at = new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString()
    const input = { collection: 'quote-requests', recordId, kind: 'note', entry, text, at }
    const sending = { input, ...(token && { token }) }
    const { status } = await (token
      ? backend.send(featureCalls.saveFollowUp, sending)
      : backend.sendAsStaff(featureCalls.saveFollowUp, sending))
    return status
  }
  const texts = async () =>
    (await backend.read(featureCalls.listFollowUps))
      .filter((entry) => entry.recordId === recordId)
      .map(({ text }) => text)
      .toSorted()
  await withPerson(async (person) => {
    const token = await tokenOf(person)
    const sent = [save('one', 'Has called', 1), save('two', 'Price sent', 1, token)]
    expect(await Promise.all([...sent, save('one', 'Has called', 1)])).toEqual([200, 200, 200])
    expect(await texts()).toEqual(['Has called', 'Price sent'])
    expect(await save('two', '', 2)).toBe(422)
    expect(await save('two', '', 2, token)).toBe(200)
    expect(await texts()).toEqual(['', 'Has called'])
  })
  await backend.sendAsStaff(remove, { id: recordId })
  expect(await texts()).toEqual([])
})

test('a browser can repeat its push subscription and its unsubscription with the same outcome', async () => {
  if (!(await isNamed('push'))) return
  const { key } = await backend.read(featureCalls.pushKey)
  expect(key).toMatch(/^[\w-]{80,}$/)
  const endpoint = `https://push.example/${crypto.randomUUID()}`
  const [p256dh, auth] = [key, Buffer.alloc(16, 7).toString('base64url')]
  const subscribe = () =>
    backend.sendAsStaff(featureCalls.subscribePush, { input: { endpoint, keys: { p256dh, auth } } })
  expect([(await subscribe()).ok, (await subscribe()).ok]).toEqual([true, true])
  const remove = () => backend.sendAsStaff(featureCalls.unsubscribePush, { input: { endpoint } })
  expect([(await remove()).ok, (await remove()).ok]).toEqual([true, true])
})
