import { beforeEach, expect, test } from 'vitest'
import { backend, resetBackend } from '#mocks/backend.ts'
import { call } from '#mocks/calling.ts'
import { applications } from '#src/contract/applications.ts'
import { contactSubmissions } from '#src/contract/contact-submissions.ts'
import { quoteRequests } from '#src/contract/quote-requests.ts'
import { examples } from './examples.ts'

beforeEach(resetBackend)

test.each([
  ['quoteRequests', quoteRequests.endpoints.create],
  ['contactSubmissions', contactSubmissions.endpoints.create],
  ['applications', applications.endpoints.create],
] as const)('%s: a key stores one row, at once and again, and no other entries', async (name, create) => {
  const before = backend.tables[name].all().length
  const sending = (mark: string, key = 'one') =>
    call(create, { input: examples[name].input(mark), headers: { 'idempotency-key': key } })
  const atOnce = await Promise.all([sending('Amaka'), sending('Amaka'), sending('Amaka')])
  expect([...atOnce, await sending('Amaka')].map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(backend.tables[name].all()).toHaveLength(before + 1)
  expect((await sending('Ngozi')).status).toBe(422)
  expect(backend.tables[name].all()).toHaveLength(before + 1)
  expect((await sending('Ngozi', 'two')).status).toBe(201)
  expect(backend.tables[name].all()).toHaveLength(before + 2)
})
