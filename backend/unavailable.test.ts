import { describe, expect, test } from 'vitest'
import type { RowOf } from '#backend/schema.ts'
import { applications } from '#src/contract/applications/calls.ts'
import { blogs } from '#src/contract/blogs/calls.ts'
import { contactSubmissions } from '#src/contract/contact-submissions/calls.ts'
import { services } from '#src/contract/services/calls.ts'
import { examples } from '#tests/contract/examples.ts'
import { newRow } from './base/new-row.ts'
import { freshBackend } from './fresh.fixture.ts'
import { PortError } from './ports/port-error.ts'
import type { Rows } from './ports/rows.ts'

const { create } = contactSubmissions.endpoints
const input = examples.contactSubmissions.input('Amaka')

test.each([
  [new PortError('unavailable', { message: 'stopped' }), 503, null, 'outcome-unknown', 1],
  [new PortError('full', { message: 'full' }), 507, '60', 'storage-full', 0],
])(
  'a write that fails with “%s” gets %i, Retry-After %s and %s, and keeps %i files',
  async (error, status, retryAfter, code, files) => {
    const { send, uploads } = await freshBackend(({ rows }) => ({
      rows: {
        ...rows,
        write: async () => {
          throw error
        },
      },
    }))
    for (const response of [
      await send(create, { input }),
      await send(applications.endpoints.create, { input: examples.applications.input('Amaka') }),
    ]) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter])
      const body = await response.json()
      expect(body.code).toBe(code)
      const { message } = body
      expect(message).toMatch(/later|soon/)
      expect(message).not.toContain(error.message)
    }
    expect(uploads.size).toBe(files)
  },
)

test('a submission whose rows cannot be read gets 503 with Retry-After and has written nothing', async () => {
  const { send, tables, uploads } = await freshBackend(() => ({
    counters: {
      add: async () => {
        throw new PortError('unavailable', { message: 'stopped' })
      },
    },
  }))
  const response = await send(applications.endpoints.create, { input: examples.applications.input('Amaka') })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect([tables.applications.all(), [...uploads]]).toEqual([[], []])
})

test('the files of a rejected write are deleted', async () => {
  const { send, uploads, add, tokenOf, admin } = await freshBackend()
  const token = await tokenOf(admin)
  add('blogs', { title: 'A', slug: 'taken' })
  const { _id: id } = add('blogs', { title: 'B', slug: 'free' })
  const { image } = examples.blogs.input('B')
  const input = { ...examples.blogs.input('B'), ...examples.blogs.change, slug: 'taken', image }
  expect((await send(blogs.endpoints.update, { id, token, input })).status).toBe(409)
  expect(uploads.size).toBe(0)
})

test('a write that was stored although the connection broke has its file when it is sent again', async () => {
  let isCut = true
  const { send, uploads, tables } = await freshBackend(({ rows }) => ({
    rows: {
      ...rows,
      write: async (changes) => {
        await rows.write(changes)
        if (isCut) throw new PortError('unavailable', { message: 'The connection broke after the commit' })
      },
    },
  }))
  const sending = {
    input: examples.applications.input('Amaka'),
    headers: { 'idempotency-key': 'one' },
  }
  expect((await send(applications.endpoints.create, sending)).status).toBe(503)
  isCut = false
  expect((await send(applications.endpoints.create, sending)).status).toBe(201)
  const [row] = tables.applications.all()
  expect(tables.applications.all()).toHaveLength(1)
  expect([...uploads.keys()].map((name) => `/uploads/${name}`)).toEqual([row?.resumeUrl])
})

test('an internal error is reported to the host, and its text reaches no caller', async () => {
  const faults: unknown[] = []
  const error = new TypeError('select * from /srv/data')
  const { send } = await freshBackend(({ rows }) => ({
    rows: {
      ...rows,
      write: async () => {
        throw error
      },
    },
    reportBug: (fault, { requestId }) => faults.push([fault, requestId]),
  }))
  const response = await send(create, { input })
  expect([response.status, await response.json()]).toMatchObject([
    500,
    { message: expect.stringContaining('Try again later') },
  ])
  expect(faults).toEqual([[error, 'request-1']])
})

test('a read succeeds although the audit log cannot be written', async () => {
  const { send, add, tokenOf, admin } = await freshBackend(({ rows }) => ({
    rows: {
      ...rows,
      write: async () => {
        throw new PortError('unavailable', { message: 'read-only' })
      },
    },
  }))
  const { _id: id } = add('applications', { applicantName: 'Amaka' })
  expect((await send(applications.endpoints.detail, { id, token: await tokenOf(admin) })).status).toBe(200)
})

describe('a list in parts', () => {
  const row = (number: number) =>
    newRow('services', { _id: String(number), name: `Service ${number}` }, new Date(0))

  async function listing(parts: AsyncIterable<RowOf<'services'>[]>) {
    // The only list that is asked for is that of the services.
    const list = (() => parts) as Rows['list']
    return freshBackend(({ rows }) => ({ rows: { ...rows, list } }))
  }

  test.each([0, 1, 2, 3, 7])('a list of %i parts is one JSON document', async (count) => {
    async function* parts() {
      for (let part = 0; part < count; part += 1) yield part === 2 ? [] : [row(part), row(part + 100)]
    }
    const { send } = await listing(parts())
    const response = await send(services.endpoints.list)
    const expected = [0, 1, 3, 4, 5, 6]
      .filter((part) => part < count)
      .flatMap((part) => [String(part), String(part + 100)])
    const read = services.endpoints.list.response.read(await response.json())
    expect(read.map(({ _id }) => _id)).toEqual(expected)
  })

  test('a list that fails at its first part gets 503, and one that fails later breaks the connection', async () => {
    async function* failing(after: number) {
      for (let part = 0; part < after; part += 1) yield [row(part)]
      throw new PortError('unavailable', { message: 'stopped' })
    }
    const { send } = await listing(failing(0))
    expect((await send(services.endpoints.list)).status).toBe(503)
    const later = await listing(failing(3))
    const response = await later.send(services.endpoints.list)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
  })

  test('a list that is not read to its end is released, and a HEAD request reads only its first part', async () => {
    let [askedCount, isGivenBack] = [0, false]
    async function* endless() {
      try {
        for (;;) {
          askedCount += 1
          yield [row(askedCount)]
        }
      } finally {
        isGivenBack = true
      }
    }
    const { send } = await listing(endless())
    const response = await send(services.endpoints.list)
    await response.body?.cancel()
    expect(isGivenBack).toBe(true)
    ;[askedCount, isGivenBack] = [0, false]
    const heads = await listing(endless())
    await heads.send({ ...services.endpoints.list, method: 'HEAD' as 'GET' })
    expect([askedCount, isGivenBack]).toEqual([1, true])
  })
})

test('two articles created at once with the same title get different slugs', async () => {
  const { send, tables, tokenOf, admin } = await freshBackend()
  const token = await tokenOf(admin)
  const article = examples.blogs.input('The same title')
  const responses = await Promise.all(
    [1, 2].map(() => send(blogs.endpoints.create, { token, input: article })),
  )
  expect(responses.map(({ status }) => status)).toEqual([201, 201])
  expect(
    tables.blogs
      .all()
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(['the-same-title', 'the-same-title-2'])
})

test('the slug of another article is rejected with 409', async () => {
  const { send, add, tokenOf, admin } = await freshBackend()
  add('blogs', { title: 'A', slug: 'taken' })
  const { _id: id } = add('blogs', { title: 'B', slug: 'free' })
  const change = { ...examples.blogs.input('B'), ...examples.blogs.change, slug: 'taken' }
  const response = await send(blogs.endpoints.update, { id, token: await tokenOf(admin), input: change })
  expect([response.status, await response.json()]).toEqual([
    409,
    { message: expect.stringContaining('slug'), code: 'slug-taken' },
  ])
})
