import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { featureCalls } from '#src/contract/features.ts'
import { url, urls, webAddress } from '#src/contract/fields.ts'
import { collections, endpoints } from '#src/contract/index.ts'
import { createCsvWriter } from '#src/dashboard/list/csv/csv-text.ts'
import { safeReturn } from '#src/site/sign-in/safe-return.ts'
import { examples } from '#tests/contract/examples.ts'

const inputs = [...endpoints, ...Object.values(featureCalls)].flatMap(({ method, path, input }) =>
  input ? [[`${method} ${path}`, input] as const] : [],
)

test('the return address of a sign-in always stays in the dashboard of this site', () => {
  const site = 'https://site.example'
  const parts = [
    '/',
    '//',
    '\\',
    'dashboard',
    '..',
    '%2f',
    '%5c',
    '@',
    ':',
    'evil.example',
    'https:',
    '\t',
    '?',
    '#',
  ]
  const wanted = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(fc.constantFrom(...parts)).map((some) => some.join('')),
    fc.array(fc.constantFrom(...parts)).map((some) => `/dashboard${some.join('')}`),
  )
  fc.assert(
    fc.property(wanted, (text) => {
      const { origin, pathname } = new URL(safeReturn(text), site)
      expect(origin).toBe(site)
      expect(pathname).toMatch(/^\/dashboard(?:\/|$)/)
    }),
    { numRuns: 10_000 },
  )
})

test('a read address leads to the web or stays on the site, and names no user', () => {
  const schemes = [
    'javascript:',
    'data:text/html,',
    'vbscript:',
    'blob:',
    'file:///',
    '//',
    '\\\\',
    'https://a:b@',
    ' ',
  ]
  const text = fc.tuple(fc.constantFrom('', ...schemes), fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()))
  fc.assert(
    fc.property(text, ([start, rest]) => {
      const read = [url.read(start + rest), webAddress.read(start + rest), ...urls.read([start + rest])]
      for (const address of read.filter(Boolean)) {
        const { protocol, username, host } = new URL(address, 'https://site.example')
        expect(protocol).toMatch(/^https?:$/)
        expect(username).toBe('')
        if (!/^https?:/i.test(address)) expect(host).toBe('site.example')
      }
    }),
    { numRuns: 10_000 },
  )
})

test('no cell of an export is a formula, and each cell reads back unchanged', async () => {
  const starts = ['', '=', '+', '-', '@', '\t', '\r', '\0', ' =', '＝', '"', ',', '\n']
  const cell = fc
    .tuple(fc.constantFrom(...starts), fc.string({ unit: 'grapheme' }))
    .map(([start, rest]) => start + rest)
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 20 }), async (rows) => {
      const writer = createCsvWriter(['Text'])
      writer.add(rows.map((row) => [row]))
      const read = Papa.parse<string[]>(await writer.file().text(), { newline: '\r\n' }).data.slice(1)
      expect(read.map(([value]) => value?.replace(/^'/, ''))).toEqual(
        rows.map((row) => row.replace(/^'/, '')),
      )
      for (const [value = ''] of read)
        if (!/^[+-][\d\s(),.-]*$/.test(value)) expect(value).not.toMatch(/^[\s\0]*[=+\-@＝＋－＠]|^[\t\r]/)
    }),
    { numRuns: 500, examples: [[['\0+ ', ' -1', '＋ 2', '+234 800 000 0001']]] },
  )
})

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
