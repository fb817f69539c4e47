import { expect, test } from 'vitest'
import { featureCalls } from '#src/contract/http/features.ts'
import { endpoints } from '#src/contract/index.ts'
import { openApiDocument } from './document.ts'

interface Operation {
  summary: string
  description?: string
  responses: Record<string, { $ref: string }>
}

const { paths, components, info } = openApiDocument()
// The document is plain JSON, whose parts have no types of their own.
const operations = paths as Record<string, Record<string, Operation>>
const operation = (method: string, path: string) => operations[path]?.[method.toLowerCase()]

test('the document has every call of the contract, the optional ones, and the event stream', () => {
  const calls = [...endpoints, ...Object.values(featureCalls), { method: 'GET', path: '/events' }]
  for (const { method, path } of calls)
    expect(operation(method, path)?.summary, `${method} ${path}`).toMatch(/^[A-Z][^.]+$/)
  expect(Object.values(operations).flatMap((path) => Object.values(path))).toHaveLength(calls.length)
})

test('an optional call names its feature', () => {
  expect(operation('POST', '/auth/reset')?.description).toContain('names `reset` in `Server-Features`')
  expect(operation('POST', '/auth/login')?.description).not.toContain('Optional')
})

test('an operation refers to a response with the codes of each status', () => {
  const { responses } = operation('DELETE', '/auth/admins/{id}') ?? {}
  expect(responses?.['403']).toEqual({ $ref: '#/components/responses/super-admin-only.own-account' })
  expect(responses?.['409']).toEqual({ $ref: '#/components/responses/last-super-admin' })
  expect(components.responses).toMatchObject({
    'last-super-admin': { description: '- `last-super-admin`: The last super admin cannot be deleted' },
  })
})

test('every reference to a response leads to one', () => {
  const references = Object.values(operations)
    .flatMap((path) => Object.values(path))
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ $ref }) => ($ref ? [$ref.replace('#/components/responses/', '')] : []))
  expect(references.length).toBeGreaterThan(100)
  for (const name of references) expect(Object.keys(components.responses)).toContain(name)
})

test('the document names a licence', () => {
  expect(info.license).toEqual({
    name: 'All rights reserved',
    identifier: 'LicenseRef-all-rights-reserved',
  })
})
