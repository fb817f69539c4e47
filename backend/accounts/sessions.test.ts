import { describe, expect, test } from 'vitest'
import { freshBackend } from '#backend/fresh.fixture.ts'
import { admins } from '#src/contract/admins/calls.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import { featureCalls } from '#src/contract/http/features.ts'

const { list, remove } = admins.endpoints
const { changePassword, forgotPassword, resetPassword, logout } = featureCalls
const newPassword = 'Fourteen grey herons'
const hour = 60

type Backend = Awaited<ReturnType<typeof freshBackend>>

const isIn = async ({ send }: Backend, token: string) => (await send(list, { token })).status === 200

/** Creates a backend in which a change happens during the first password comparison. */
async function comparingBackend() {
  let meanwhile: (() => Promise<unknown>) | undefined
  const backend = await freshBackend(({ passwords }) => ({
    passwords: {
      ...passwords,
      matches: async (password, hash) => {
        const other = meanwhile
        meanwhile = undefined
        await other?.()
        return passwords.matches(password, hash)
      },
    },
  }))
  return {
    backend,
    whileComparing: (work: () => Promise<unknown>) => {
      meanwhile = work
    },
  }
}

async function signedIn({ send }: Backend, password = 'Ada knows', staySignedIn?: boolean) {
  const input = {
    email: ' ADA@kelvara.example ',
    password,
    ...(staySignedIn !== undefined && { staySignedIn }),
  }
  const response = await send(signIn, { input })
  expect(response.status).toBe(200)
  return signIn.response.read(await response.json()).token
}

describe('a session', () => {
  test('a session token has 256 bits, and only its digest is stored', async () => {
    const backend = await freshBackend()
    const token = await signedIn(backend)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(Object.values(backend.tables).flatMap((table) => table.all()))).not.toContain(token)
  })

  test('a session ends after a day without use', async () => {
    const backend = await freshBackend()
    const token = await signedIn(backend)
    backend.later(23 * hour)
    expect(await isIn(backend, token)).toBe(true)
    backend.later(23 * hour)
    expect(await isIn(backend, token)).toBe(true)
    backend.later(24 * hour)
    expect(await isIn(backend, token)).toBe(false)
  })

  test.each([
    [undefined, 7],
    [true, 30],
  ])('a session with staySignedIn %s ends after %i days, however much it is used', async (stays, days) => {
    const backend = await freshBackend()
    const token = await signedIn(backend, 'Ada knows', stays)
    for (let left = days * 24 - 12; left > 0; left -= 12) {
      backend.later(12 * hour)
      expect(await isIn(backend, token)).toBe(true)
    }
    backend.later(12 * hour)
    expect(await isIn(backend, token)).toBe(false)
  })

  test('a session updates usedAt at most every five minutes', async () => {
    let writes = 0
    const backend = await freshBackend(({ rows }) => ({
      rows: {
        ...rows,
        write: (changes) => {
          writes += 1
          return rows.write(changes)
        },
      },
    }))
    const token = await backend.tokenOf(backend.admin)
    for (let call = 0; call < 10; call += 1) await isIn(backend, token)
    expect(writes).toBe(0)
    backend.later(6)
    for (let call = 0; call < 10; call += 1) await isIn(backend, token)
    expect(writes).toBe(1)
  })

  test('a session that stays signed in lasts through nine days without use', async () => {
    const backend = await freshBackend()
    const token = await signedIn(backend, 'Ada knows', true)
    backend.later(9 * 24 * hour)
    expect(await isIn(backend, token)).toBe(true)
  })
})

describe('the end of sessions, from the next request on', () => {
  test('signing out ends only the current session', async () => {
    const backend = await freshBackend()
    const [one, other] = [await signedIn(backend), await signedIn(backend)]
    expect((await backend.send(logout, { token: one })).status).toBe(200)
    expect([await isIn(backend, one), await isIn(backend, other)]).toEqual([false, true])
  })

  test('a password change ends all sessions except the current one', async () => {
    const backend = await freshBackend()
    const [one, other] = [await signedIn(backend), await signedIn(backend)]
    const input = { currentPassword: 'Ada knows', newPassword }
    expect((await backend.send(changePassword, { token: one, input })).status).toBe(200)
    expect([await isIn(backend, one), await isIn(backend, other)]).toEqual([true, false])
    expect(await isIn(backend, await signedIn(backend, newPassword))).toBe(true)
  })

  test('a password change removes the push subscriptions of the account', async () => {
    const backend = await freshBackend()
    backend.add('pushes', { adminId: backend.admin._id })
    backend.add('pushes', { adminId: backend.superAdmin._id })
    const input = { currentPassword: 'Ada knows', newPassword }
    await backend.send(changePassword, { token: await signedIn(backend), input })
    expect(backend.tables.pushes.all()).toMatchObject([{ adminId: backend.superAdmin._id }])
  })

  test('a password change blocks a concurrent sign-in with the old password', async () => {
    const { backend, whileComparing } = await comparingBackend()
    const token = await backend.tokenOf(backend.admin)
    const input = { currentPassword: 'Ada knows', newPassword }
    whileComparing(() => backend.send(changePassword, { token, input }))
    const late = await backend.send(signIn, {
      input: { email: 'ada@kelvara.example', password: 'Ada knows' },
    })
    expect([late.status, await late.json()]).toMatchObject([401, { code: 'wrong-credentials' }])
    expect(backend.tables.sessions.all()).toHaveLength(1)
    expect(await isIn(backend, await signedIn(backend, newPassword))).toBe(true)
  })

  test('a password change does not restore a session that has ended meanwhile', async () => {
    const { backend, whileComparing } = await comparingBackend()
    const token = await backend.tokenOf(backend.admin)
    whileComparing(() => backend.send(logout, { token }))
    const input = { currentPassword: 'Ada knows', newPassword }
    expect((await backend.send(changePassword, { token, input })).status).toBe(200)
    expect(await isIn(backend, token)).toBe(false)
  })

  test('the second of two concurrent password changes fails because the current password is wrong', async () => {
    const { backend, whileComparing } = await comparingBackend()
    const token = await backend.tokenOf(backend.admin)
    const change = (text: string) =>
      backend.send(changePassword, { token, input: { currentPassword: 'Ada knows', newPassword: text } })
    whileComparing(async () => expect((await change(newPassword)).status).toBe(200))
    const late = await change('Sixteen blue herons')
    expect([late.status, await late.json()]).toMatchObject([
      422,
      { message: expect.stringContaining('is incorrect') },
    ])
    await signedIn(backend, newPassword)
  })

  test('deleting an account ends all its sessions', async () => {
    const backend = await freshBackend()
    const tokens = await Promise.all([1, 2, 3].map(() => backend.tokenOf(backend.admin)))
    await backend.send(remove, { id: backend.admin._id, token: await backend.tokenOf(backend.superAdmin) })
    expect(await Promise.all(tokens.map((token) => isIn(backend, token)))).toEqual([false, false, false])
    expect(backend.tables.sessions.all()).toHaveLength(1)
  })

  test('two super admins who delete each other at once leave one super admin', async () => {
    const backend = await freshBackend()
    const second = backend.add('admins', {
      name: 'Second',
      email: 'second@kelvara.example',
      role: 'super_admin',
    })
    const people = [backend.superAdmin, second]
    const tokens = await Promise.all(people.map((person) => backend.tokenOf(person)))
    const responses = await Promise.all(
      people.map((_, index) =>
        backend.send(remove, { id: String(people[1 - index]?._id), token: tokens[index] }),
      ),
    )
    expect(responses.filter(({ ok }) => ok)).toHaveLength(1)
    expect(backend.tables.admins.all().filter(({ role }) => role === 'super_admin')).toHaveLength(1)
  })
})

describe('a password', () => {
  test.each([
    ['a wrong current one', { currentPassword: 'wrong', newPassword }, 'The current password is incorrect'],
    [
      'a short new one',
      { currentPassword: 'Ada knows', newPassword: 'Fourteen heron' },
      'Use at least 15 characters',
    ],
    ['an easy new one', { currentPassword: 'Ada knows', newPassword: 'password password' }, 'easy to guess'],
  ])('a password change with %s is rejected, and the session goes on', async (_, input, words) => {
    const backend = await freshBackend()
    const token = await backend.tokenOf(backend.admin)
    const response = await backend.send(changePassword, { token, input })
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { message: expect.stringContaining(words) },
    ])
    expect(await isIn(backend, token)).toBe(true)
    await signedIn(backend)
  })

  test('a forgotten password is reset by a mailed link that works once and ends older sessions', async () => {
    const backend = await freshBackend()
    backend.add('pushes', { adminId: backend.admin._id })
    backend.add('pushes', { adminId: backend.superAdmin._id })
    const old = await signedIn(backend)
    await backend.send(forgotPassword, { input: { email: 'Ada@kelvara.example' } })
    const [mail] = backend.tables.mails.all()
    expect(mail).toMatchObject({ kind: 'reset', recipient: 'ada@kelvara.example', sentAt: null })
    const [, token = ''] = /#token=([0-9a-f]{64})/.exec(String(mail?.text)) ?? []
    const reset = () => backend.send(resetPassword, { input: { token, newPassword } })
    const atOnce = await Promise.all([reset(), reset()])
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect((await reset()).status).toBe(410)
    expect(await isIn(backend, old)).toBe(false)
    expect(backend.tables.pushes.all()).toMatchObject([{ adminId: backend.superAdmin._id }])
    await signedIn(backend, newPassword)
  })

  test('a reset link that is expired or invented gets 410 and advice to ask for another one', async () => {
    const backend = await freshBackend()
    await backend.send(forgotPassword, { input: { email: 'ada@kelvara.example' } })
    const [, token = ''] = /#token=([0-9a-f]{64})/.exec(String(backend.tables.mails.all()[0]?.text)) ?? []
    backend.later(30)
    for (const one of [token, 'made up']) {
      const response = await backend.send(resetPassword, { input: { token: one, newPassword } })
      expect(response.status).toBe(410)
      expect(await response.json()).toEqual({
        message: expect.stringContaining('Ask for another one'),
        code: 'link-used',
      })
    }
  })

  test('a reset request for an unknown address gets the same response and sends no mail', async () => {
    const backend = await freshBackend()
    const response = await backend.send(forgotPassword, { input: { email: 'ada@kelvara.example' } })
    const unknown = await backend.send(forgotPassword, { input: { email: 'nobody@kelvara.example' } })
    expect(await unknown.text()).toBe(await response.text())
    expect([unknown.status, [...unknown.headers]]).toEqual([response.status, [...response.headers]])
    expect(backend.tables.mails.all()).toHaveLength(1)
  })
})
