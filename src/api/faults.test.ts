import type { ServerResponse } from 'node:http'
import type { FetchQueryOptions, MutationOptions, QueryKey } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Noun } from '#src/contract/schema/reads.ts'
import { stubStorage } from '#tests/support/memory-storage.ts'
import { scriptedServer } from '#tests/support/scripted-server.ts'
import type { ApiErrorKind } from './api-error.ts'

const server = await scriptedServer()
const session = await import('./session.ts')
// The module reads the address of the API once, at its load.
vi.stubEnv('VITE_API_URL', server.origin)
const { api } = await import('./index.ts')
const { createQueryClient } = await import('./query-client.ts')

beforeAll(() => {
  stubStorage()
})
beforeEach(() => {
  const admin = { _id: '1', name: 'Ada', email: 'ada@kelvara.example', role: 'admin' } as const
  session.beginSession({ token: 'opaque', admin }, true)
})
afterEach(() => vi.useRealTimers())
afterAll(() => server.close())

interface Row {
  call: string
  make: () => Promise<unknown>
  /** Message when the response contains no sentence for users. */
  fallback: string
  writes: boolean
}

const { collections } = await import('#src/contract/index.ts')
/** Calls for which the dashboard shows the same message for every action. */
const unspecific = ['projects', 'careers', 'quoteRequests', 'contactSubmissions', 'applications']
const rows: Row[] = [
  ...Object.entries(collections).flatMap(([name, { noun }]) =>
    // Each collection has its own records and verbs, but their types do not matter here.
    collection(name, api[name as keyof typeof collections] as unknown as Calls<never, never>, noun),
  ),
  write('applications.setStatus', api.applications.setStatus('1'), 'Failed to update job application status'),
  read('summary.read', api.summary.read(), 'Failed to fetch dashboard summary'),
  write('summary.logActivity', api.summary.logActivity(), 'An error occurred'),
  read('settings.read', api.settings.read(), 'Failed to fetch settings'),
  write('settings.saveGeneral', api.settings.saveGeneral(), 'Failed to update general settings'),
  write('settings.saveBranding', api.settings.saveBranding(), 'Failed to update branding settings'),
  write('settings.saveSocial', api.settings.saveSocial(), 'Failed to update social media settings'),
  write('settings.saveSeo', api.settings.saveSeo(), 'Failed to update SEO settings'),
  read('search', api.search('pump'), 'Failed to perform search'),
]

it('the table covers every call of the dashboard', () => {
  const all = Object.entries(api).flatMap(([name, calls]) =>
    typeof calls === 'function' ? [name] : Object.keys(calls).map((verb) => `${name}.${verb}`),
  )
  expect(rows.map(({ call }) => call).sort()).toEqual(all.filter(isCall).sort())
})

interface Fault {
  answer: (response: ServerResponse) => void
  kind: ApiErrorKind
  status: number
  /** The backend's own message. Without it, the call's fallback is shown. */
  says?: string
}

const faults: Record<string, Fault> = {
  'a 500 with words': { ...refused(500, { message: 'Disk is full' }), says: 'Disk is full' },
  'a 500 without words': { ...refused(500, {}), says: 'Request failed with status 500' },
  'a 500 with blank words': { ...refused(500, { message: ' ' }), says: 'Request failed with status 500' },
  'a 500 with words that are none': {
    ...refused(500, { message: { code: 11000 } }),
    says: 'Request failed with status 500',
  },
  'a 500 with a list': { ...refused(500, ['no']), says: 'Request failed with status 500' },
  'a 404': { ...refused(404, { message: 'Not found' }), says: 'Not found' },
  'a 422': { ...refused(422, { message: 'This title is taken' }), says: 'This title is taken' },
  'a 429': { ...refused(429, { message: 'Try again in a moment' }), says: 'Try again in a moment' },
  'a 400 in plain text': {
    answer: (response) => response.writeHead(400, { 'content-type': 'text/plain' }).end('no'),
    kind: 'refused',
    status: 400,
    says: 'Request failed with status 400',
  },
  'an error cut off half-way': {
    answer: (response) => response.writeHead(503, json).end('{"message":"Disk'),
    kind: 'refused',
    status: 503,
    says: 'Request failed with status 503',
  },
  'a page with 200': page(200),
  'a page with 401': page(401),
  'a page with 403': page(403),
  'a page with 502': page(502),
  'a connection that breaks off before the answer': {
    answer: (response) => response.destroy(),
    kind: 'unanswered',
    status: 0,
  },
  'a connection that breaks off within the answer': {
    answer: (response) => {
      response.writeHead(200, { ...json, 'content-length': '1000' })
      response.write('{"projects":[', () => response.destroy())
    },
    kind: 'unanswered',
    status: 0,
  },
}

describe.each(rows)('$call', ({ make, fallback, writes }) => {
  it('every fault shows one sentence and keeps the user signed in', async () => {
    for (const [name, { answer, kind, status, says }] of Object.entries(faults)) {
      server.answer(answer)
      await expect(make(), name).rejects.toMatchObject({
        name: 'ApiError',
        kind,
        status,
        message: says ?? fallback,
      })
      expect(server.received, `${name}: sent once`).toHaveLength(1)
      expect(session.currentSession()?.token, name).toBe('opaque')
    }
  })

  it.each([401, 403])('a JSON %i ends the session', async (status) => {
    server.json(status, { message: 'jwt expired' })
    await expect(make()).rejects.toMatchObject({
      kind: 'session',
      status,
      message: 'Session expired. Please log in again.',
    })
    expect(session.currentSession()).toBeUndefined()
    expect(localStorage.getItem('auth_token')).toBeNull()
  })

  it('a call without a token is not sent', async () => {
    await session.endSession('signed-out')
    server.json(200, {})
    await expect(make()).rejects.toMatchObject({ kind: 'session', message: 'Authentication required' })
    expect(server.received).toEqual([])
  })

  it('a call that gets no response is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    server.answer(() => undefined)
    const call = expect(make()).rejects.toMatchObject({ kind: 'unanswered', status: 0, message: fallback })
    await vi.advanceTimersByTimeAsync(120_000)
    await call
  })

  it('an unreadable response fails a read, and a write counts by its status only', async () => {
    for (const text of ['{"projects":[{"_id":"1"', '', 'null', '7', '[[', '{"other":[]}']) {
      // The next question is whether the response came from our API at all.
      let next = text
      server.answer((response) => {
        response.writeHead(200, json).end(next)
        next = '{"data":[]}'
      })
      if (writes) await expect(make(), text).resolves.toBeUndefined()
      else if (text === '{"other":[]}' && fallback.includes('summary')) {
        // The parts of the summary are at the top level. Missing ones are empty.
        await expect(make()).resolves.toMatchObject({ projects: [] })
      } else {
        await expect(make(), text).rejects.toMatchObject({
          kind: 'unreadable',
          status: 200,
          message: fallback,
        })
      }
    }
  })
})

const json = { 'content-type': 'application/json' }

function refused(status: number, body: unknown) {
  return {
    answer: (response: ServerResponse) => void response.writeHead(status, json).end(JSON.stringify(body)),
    kind: 'refused' as const,
    status,
  }
}

/** Response of a proxy or a captive portal. */
function page(status: number): Fault {
  return {
    answer: (response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Proxy</h1>'),
    kind: 'unanswered',
    status,
  }
}

/** Whether a collection's backend has a call. The object may contain more. */
function isCall(call: string): boolean {
  const [name, verb = ''] = call.split('.')
  const [, collection] = Object.entries(collections).find(([known]) => known === name) ?? []
  return !collection || verb === 'setStatus' || verb in collection.endpoints
}

interface Calls<Item, Input> {
  list: () => FetchQueryOptions<Item[]>
  detail: (id: string) => FetchQueryOptions<Item>
  create: () => MutationOptions<void, Error, Input>
  update: (id: string) => MutationOptions<void, Error, Input>
  remove: () => MutationOptions<void, Error, string>
}

function collection<Item, Input>(name: string, calls: Calls<Item, Input>, [one, many]: Noun): Row[] {
  const failed = (verb: string, noun: string) =>
    unspecific.includes(name) ? 'An error occurred' : `Failed to ${verb} ${noun}`
  const { list, detail, create, update, remove } = calls
  const all = [
    read(`${name}.list`, list(), failed('fetch', many)),
    read(`${name}.detail`, detail('1'), failed('fetch', one)),
    write(`${name}.create`, create(), failed('create', one)),
    write(`${name}.update`, update('1'), failed('update', one)),
    write(`${name}.remove`, remove(), failed('delete', one)),
  ]
  return all.filter(({ call }) => isCall(call))
}

function read<Item, Key extends QueryKey>(
  call: string,
  options: FetchQueryOptions<Item, Error, Item, Key>,
  fallback: string,
): Row {
  return { call, make: () => createQueryClient().fetchQuery(options), fallback, writes: false }
}

function write<Input>(call: string, options: MutationOptions<void, Error, Input>, fallback: string): Row {
  const client = createQueryClient()
  // The input does not matter here: no backend reads it.
  const input = {} as Input
  return {
    call,
    make: () => client.getMutationCache().build(client, options).execute(input),
    fallback,
    writes: true,
  }
}
