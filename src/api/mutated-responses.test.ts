import { getResponse } from 'msw'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accounts } from '#mocks/accounts.ts'
import { backend } from '#mocks/backend.ts'
import { contractHandlers } from '#mocks/handlers.ts'
import { openSession } from '#mocks/sessions.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { collections, endpoints } from '#src/contract/index.ts'
import { stubStorage } from '#tests/support/memory-storage.ts'
import { few, type Mutation, mutations } from '#tests/support/mutations.ts'
import { ApiError } from './api-error.ts'

const origin = 'https://backend.example'
vi.stubEnv('VITE_API_URL', origin)
const { request } = await import('#src/api/call/request.ts')
const session = await import('./session.ts')

beforeAll(() => {
  stubStorage()
  session.beginSession({ token: 'opaque', admin: { _id: '1', name: '', email: '', role: 'admin' } }, true)
})
afterEach(() => vi.unstubAllGlobals())

const named = endpoints.map((endpoint) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint }))

it('the mutations cover each kind, have unique names and are the same at every run', () => {
  const print = ({ name, of }: Mutation) => [name, of(backend.tables.projects.all()).body.toString('base64')]
  const names = mutations.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['is cut off half-way', 'leaves fields out', 'repeats its records']),
  )
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
  expect(mutations.map(print)).toEqual(mutations.map(print))
})

describe.each(named)('$call', ({ endpoint }) => {
  it('a mutated response is read as the contract says, or shows one sentence', async () => {
    const right = await rightAnswer(endpoint)
    const model = endpoint.response.read(right)
    for (const { name, of } of mutations) {
      const { body, type } = of(right)
      const outcome = await asked(endpoint, answer(200, body, type))
      if (outcome instanceof ApiError) {
        expect(['unreadable', 'unanswered'], name).toContain(outcome.kind)
        expect(outcome.message, name).toBe(endpoint.failure[endpoint.access])
      } else {
        expect(oddities(outcome, model), name).toEqual([])
        // Reading a result again must not change it: nothing specific to the API is left in it.
        expect(endpoint.response.read(wrapped(endpoint, outcome)), name).toEqual(outcome)
      }
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('a mutated error response shows one sentence', async () => {
    for (const { name, of } of mutations) {
      const { body, type } = of({ message: 'The disk is full' })
      const outcome = await asked(endpoint, answer(500, body, type))
      if (!(outcome instanceof ApiError)) throw new Error(`${name}: no refusal`)
      expect(outcome.status, name).toBe(500)
      expect(outcome.message.trim(), name).not.toBe('')
      expect(outcome.message.length, name).toBeLessThanOrEqual(500)
    }
    expect(session.currentSession()?.token).toBe('opaque')
  })
})

/** Returns the emulated backend's response; for writes, the response that some other backends give. */
async function rightAnswer(endpoint: Endpoint): Promise<unknown> {
  if (endpoint.response.kind === 'nothing') return { message: 'Done', data: backend.tables.projects.all()[0] }
  const [, superAdmin] = accounts
  const name = Object.entries(collections).find(([, { endpoints }]) =>
    Object.values(endpoints).includes(endpoint),
  )
  // Object.entries loses the type of the collections' names.
  const table = name && backend.tables[name[0] as keyof typeof collections]
  const path = endpoint.path.replace('{id}', String(table?.all()[0]?._id))
  const isSignIn = endpoint.method === 'POST'
  const call = new Request(`${origin}/api/v1${path}?query=pump`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${openSession(superAdmin._id)}`, 'content-type': 'application/json' },
    ...(isSignIn && { body: JSON.stringify(superAdmin) }),
  })
  const response = await getResponse(contractHandlers, call)
  if (!response?.ok) throw new Error(`${path}: ${response?.status}`)
  return few(await response.json())
}

function answer(status: number, body: BodyInit, type: string | undefined): Response {
  const response = new Response(body, { status })
  response.headers.delete('content-type')
  if (type) response.headers.set('content-type', type)
  return response
}

/** @throws anything that is not an ApiError */
async function asked(endpoint: Endpoint, response: Response): Promise<unknown> {
  vi.stubGlobal('fetch', async () => response)
  try {
    return await request(endpoint, { audience: endpoint.access, id: '1', input: {} })
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

function wrapped({ response: { key } }: Endpoint, value: unknown): unknown {
  return key === undefined ? value : { [key]: value }
}

/** Compares a value with its model: same kinds of list entries, same fields, and same kinds of values. */
function oddities(value: unknown, model: unknown, where = ''): string[] {
  if (Array.isArray(model)) {
    if (!Array.isArray(value)) return [`${where} is no list`]
    return value.flatMap((entry, index) =>
      model.length > 0 ? oddities(entry, model[0], `${where}[${index}]`) : [],
    )
  }
  if (typeof model === 'object' && model !== null) {
    if (String(Object.keys(Object(value))) !== String(Object.keys(model)))
      return [`${where} has other fields`]
    return Object.entries(model).flatMap(([key, held]) =>
      oddities(Object(value)[key], held, `${where}.${key}`),
    )
  }
  const isKind = typeof value === typeof model || (where.endsWith('.budget') && typeof value === 'string')
  const isSound =
    typeof value === 'string' ? value.isWellFormed() : typeof value !== 'number' || Number.isFinite(value)
  return isKind && isSound ? [] : [`${where} is ${String(value).slice(0, 40)}`]
}
