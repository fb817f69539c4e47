import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { featureCalls } from '#src/contract/http/features.ts'
import { collections, endpoints } from '#src/contract/index.ts'
import { examples } from '#tests/contract/examples.ts'

const inputs = [...endpoints, ...Object.values(featureCalls)].flatMap(({ method, path, input }) =>
  input ? [[`${method} ${path}`, input] as const] : [],
)

test.each(inputs)('no text makes the input check of %s slow', async (_name, schema) => {
  const length = 100_000
  const long = [
    'a'.repeat(length),
    ' '.repeat(length),
    '1 '.repeat(length / 2),
    `a@${'.a'.repeat(length / 2)}@`,
  ]
  const fields = Object.keys('shape' in schema ? Object(schema.shape) : {})
  expect(fields).not.toEqual([])
  for (const text of [...long, `${'a'.repeat(length)}@`, `+${'(.-) '.repeat(length / 5)}`]) {
    const entries = Object.fromEntries(fields.map((name) => [name, text]))
    const took = async () => {
      const began = performance.now()
      await z.safeParseAsync(schema, entries)
      return performance.now() - began
    }
    // Use the better of two times: a busy machine may delay one.
    expect(Math.min(await took(), await took())).toBeLessThan(250)
  }
})

describe.each(Object.keys(examples) as (keyof typeof examples)[])('%s', (name) => {
  const { endpoints: calls } = collections[name]
  // The backend sets these of a new article.
  const whole = { date: '2025-03-05', author: 'Ada', ...examples[name].input('Security check') }

  async function read(more: object): Promise<object> {
    const { data } = await z.safeParseAsync(calls.create.input ?? z.never(), { ...whole, ...more })
    expect(data).toBeInstanceOf(Object)
    return Object(data)
  }

  test('sent fields cannot reach the prototype of objects', async () => {
    const data = await read(
      JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
    )
    expect(Object.hasOwn(data, '__proto__') || Object.hasOwn(data, 'constructor')).toBe(false)
    expect('polluted' in data || 'polluted' in {}).toBe(false)
  })

  test('fields that the contract does not name are left out', async () => {
    const data = await read({ _id: 'x', createdAt: 'x', appliedAt: 'x', password_: 'x', isAdmin: true })
    for (const field of ['_id', 'createdAt', 'appliedAt', 'password_', 'isAdmin'])
      expect(data).not.toHaveProperty(field)
  })
})
