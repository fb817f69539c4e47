import { describe, expect, test } from 'vitest'
import { admins } from '#src/contract/admins/calls.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { eventsPath, featureCalls } from '#src/contract/http/features.ts'
import { collections, endpoints } from '#src/contract/index.ts'
import { examples } from '#tests/contract/examples.ts'
import { freshBackend } from './fresh.fixture.ts'
import { apiRoutes } from './routes.ts'

const all = [...endpoints, ...Object.values(featureCalls)].filter((one) => one !== signIn)
const superAdminOnly: Endpoint[] = [admins.endpoints.create, admins.endpoints.remove]
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const named = all.map((endpoint) => [nameOf(endpoint), endpoint] as const)

/** Returns valid input for a call, so that only its access decides. */
function inputOf(endpoint: Endpoint): object | undefined {
  if (!endpoint.input) return
  const entry = Object.entries(collections).find(([, { endpoints: calls }]) =>
    Object.values(calls).includes(endpoint),
  )
  // Object.entries loses the type of the names.
  return entry ? examples[entry[0] as keyof typeof examples].input('Role check') : {}
}

const people = {
  nobody: async () => undefined,
  'a forged token': async () => 'f'.repeat(64),
  'a token with a letter more': async ({ tokenOf, superAdmin }) => `${await tokenOf(superAdmin)}0`,
  'a session that ended by itself': async ({ tokenOf, superAdmin, later }) => {
    const token = await tokenOf(superAdmin, true)
    later(30 * 24 * 60)
    return token
  },
  'somebody who signed out': async ({ tokenOf, superAdmin, send }) => {
    const token = await tokenOf(superAdmin)
    await send(featureCalls.logout, { token })
    return token
  },
  'a deleted admin': async ({ tokenOf, superAdmin, admin, send }) => {
    const token = await tokenOf(admin)
    await send(admins.endpoints.remove, { id: admin._id, token: await tokenOf(superAdmin) })
    return token
  },
  'an admin': ({ tokenOf, admin }) => tokenOf(admin),
  'a super admin': ({ tokenOf, superAdmin }) => tokenOf(superAdmin),
} satisfies Record<string, (backend: Awaited<ReturnType<typeof freshBackend>>) => Promise<string | undefined>>

test('the backend implements every call of the contract exactly once', () => {
  expect(apiRoutes.map(({ endpoint }) => nameOf(endpoint)).toSorted()).toEqual(
    endpoints.map(nameOf).toSorted(),
  )
})

describe.each(Object.entries(people))('%s', (who, signedIn) => {
  const isStaff = who === 'an admin' || who === 'a super admin'

  test.each(named)('%s checks the role of the caller', async (_, endpoint) => {
    const backend = await freshBackend()
    const token = await signedIn(backend)
    const input = inputOf(endpoint)
    const { status } = await backend.send(endpoint, { token, ...(input && { input }) })
    if (endpoint.access === 'staff' && !isStaff) expect(status).toBe(401)
    else if (superAdminOnly.includes(endpoint) && who !== 'a super admin') expect(status).toBe(403)
    else expect([200, 201, 404, 410, 422]).toContain(status)
  })

  test(`GET ${eventsPath} opens a stream for staff only`, async () => {
    const backend = await freshBackend()
    const token = await signedIn(backend)
    const headers = { ...(token && { authorization: `Bearer ${token}` }) }
    const response = await backend.raw(`/api/v1${eventsPath}`, { headers })
    expect(response.status).toBe(isStaff ? 200 : 401)
    await response.body?.cancel()
  })
})

test('a call of an optional feature gets 404 from a backend that does not name the feature', async () => {
  const backend = await freshBackend(() => ({ features: [] }))
  const token = await backend.tokenOf(backend.superAdmin)
  for (const endpoint of Object.values(featureCalls)) {
    const response = await backend.send(endpoint, { token, ...(endpoint.input && { input: {} }) })
    expect([endpoint.path, response.status, response.headers.get('server-features')]).toEqual([
      endpoint.path,
      404,
      null,
    ])
  }
  expect((await backend.raw(`/api/v1${eventsPath}`)).status).toBe(404)
})

test('the password change belongs to the logout feature, as the client expects', async () => {
  for (const [feature, isThere] of [
    ['logout', true],
    ['reset', false],
  ] as const) {
    const backend = await freshBackend(() => ({ features: [feature] }))
    const token = await backend.tokenOf(backend.superAdmin)
    const { status } = await backend.send(featureCalls.changePassword, { token, input: {} })
    expect([feature, status !== 404]).toEqual([feature, isThere])
  }
})
