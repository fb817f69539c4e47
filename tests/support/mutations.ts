import { pick, type Random, randomFrom } from './random.ts'

/** A response as sent. */
interface Mutated {
  body: Buffer<ArrayBuffer>
  /** Content type. Undefined omits the header. */
  type?: string
}

/** A fault that a backend, a proxy, or a careless change may introduce into a response. */
export interface Mutation {
  name: string
  /** Mutates a response, identically for the same response and seed. */
  of: (right: unknown, seed?: number) => Mutated
}

/** Returns the replacement of a field's value. */
type Change = (value: unknown, field: string, random: Random) => unknown

const json = 'application/json; charset=utf-8'
/** Removes a field when used as its value. */
const left = Symbol('left out')

const huge = 'Wa\u0308rmeu\u0308bertragung '.repeat(1500)
const junk =
  '\u202Eesrever\u202C \u0000\u0007\u001b[31m \uFEFF\u200D👩‍👩‍👧‍👦 Z\u0310\u0300\u0301\u035Cx \uD800 \uDFFF\uD83D \uFFFF'
const scripts = [
  'javascript:alert(1)',
  ' JaVa\nScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  'http://[::1',
  'https://%',
  'https://user:pass@evil.example/',
]
const words = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'undefined', 'then', 'completed ']
const ids = ['../../etc', '%', '%E0%A4%A', '\uD800', '__proto__', 'new', '?a=1#b', ' ', 'constructor', '.']
const numbers = ['NaN', 'Infinity', '1e999', '-0', '0x10', '1.2.3', '1,000,000', '٣']
const dates = [
  '2025-13-45',
  '0000-00-00',
  'yesterday',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01',
  '1e300',
]
const markup =
  '<h1>x<p><table><tr><td>a<table><td>b</table><img src=x onerror=alert(1)><svg><style><!--</style><a href="javascript:1">x<math><mtext></form><plaintext>'

/** Mutations that replace the whole response. */
const whole: Record<string, (right: unknown) => { body: string | Buffer<ArrayBuffer>; type?: string }> = {
  'is cut off half-way': (right) => {
    const text = JSON.stringify(right)
    return { body: text.slice(0, Math.ceil(text.length / 2)), type: json }
  },
  'is a page': () => ({ body: '<!doctype html><title>Sign in to this network</title>', type: 'text/html' }),
  'is a page that calls itself JSON': () => ({ body: '<!doctype html><h1>502</h1>', type: json }),
  'is empty': () => ({ body: '', type: json }),
  'calls itself plain text': (right) => ({ body: JSON.stringify(right), type: 'text/plain' }),
  'does not say what it is': (right) => ({ body: JSON.stringify(right) }),
  'begins with a byte order mark': (right) => ({ body: `\uFEFF${JSON.stringify(right)}`, type: json }),
  'comes twice': (right) => ({ body: JSON.stringify(right).repeat(2), type: json }),
  'is UTF-16': (right) => ({ body: Buffer.from(JSON.stringify(right), 'utf16le'), type: json }),
  'is null': () => ({ body: 'null', type: json }),
  'is a text': () => ({ body: '"ok"', type: json }),
  'is a bare NaN': () => ({ body: 'NaN', type: json }),
  'is the server’s word alone': () => ({ body: '{"message":"ok","success":true}', type: json }),
  'stands in a list': (right) => ({ body: JSON.stringify([right]), type: json }),
  'has its keys under another one': (right) => ({ body: JSON.stringify({ payload: right }), type: json }),
}

/** Mutations of some fields of each record. */
const fields: Record<string, Change> = {
  'leaves fields out': () => left,
  'has null in fields': () => null,
  'has numbers in fields': () => -1e9,
  'has numbers beyond counting in fields': (_value, _field, random) =>
    pick([1e308, -1e308, 1e21, 5e-324, -0], random),
  'has true in fields': () => true,
  'has objects in fields': () => ({ name: { first: 'x' }, toString: null, length: -1 }),
  'has lists in fields': () => [null, 5, { a: 1 }, ['x'], ''],
  'has nothing in fields': (value) => (Array.isArray(value) ? [] : ''),
  'has blanks in fields': () => ' \t\r\n\u00A0 ',
  'has very long texts': () => huge,
  'has words without a break': () => 'x'.repeat(5000),
  'has texts that are no texts': () => junk,
  'has numbers that are none': (_value, _field, random) => pick(numbers, random),
  'has days that are none': (_value, _field, random) => pick(dates, random),
  'has addresses that lead into the page': (value, _field, random) =>
    Array.isArray(value) ? scripts : pick(scripts, random),
  'has words that objects know': (_value, _field, random) => pick(words, random),
  'has markup that does not close': () => markup,
  'has markup of many floors': () => `${'<div><b>'.repeat(3000)}deep`,
  'has objects of many floors': () => nested(2000),
  'repeats what its lists hold': (value) => (Array.isArray(value) ? [...value, ...value] : [value, value]),
}

/** Mutations of the list of records. */
const records: Record<string, (rows: unknown[]) => unknown[]> = {
  'repeats its records': (rows) => [...rows, ...rows, ...rows],
  'has entries that are no records': (rows) => [null, 'text', 7, [], true, ...rows, {}, { _id: {} }],
  'has very many records': (rows) => Array.from({ length: 1000 }, (_, place) => rows[place % rows.length]),
}

/** All mutations in a constant order. */
export const mutations: Mutation[] = [
  ...Object.entries(whole).map(
    ([name, change]): Mutation => ({
      name,
      of: (right) => {
        const { body, ...rest } = change(right)
        return { body: typeof body === 'string' ? Buffer.from(body) : body, ...rest }
      },
    }),
  ),
  ...Object.entries(fields).map(([name, change]) =>
    rewritten(name, (value, random) => changed(value, change, random)),
  ),
  rewritten('would change every object', polluting),
  ...Object.entries(records).map(([name, change]) => rewritten(name, (value) => relisted(value, change))),
  rewritten('has ids that are no ids', (value, random) => {
    const change: Change = () => pick([...ids, 7, null, {}, left], random)
    return changed(value, change, random, isId)
  }),
]

/** Shortens lists to their first records, which suffice to show faults. */
export function few(right: unknown): unknown {
  return relisted(right, (rows) => rows.slice(0, 4))
}

function rewritten(name: string, rewrite: (right: unknown, random: Random) => unknown): Mutation {
  return {
    name,
    of: (right, seed = 1) => ({
      body: Buffer.from(JSON.stringify(rewrite(right, randomFrom(seed)))),
      type: json,
    }),
  }
}

/** Changes about every second field of each record, and at least one. Recurses into lists of records. */
function changed(value: unknown, change: Change, random: Random, isMeant = isField): unknown {
  if (Array.isArray(value)) return value.map((entry) => changed(entry, change, random, isMeant))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const candidates = entries.filter(([field, held]) => isMeant(field) && isLeaf(held))
  const certain = pick(candidates, random)?.[0]
  return Object.fromEntries(
    entries.flatMap(([field, held]) => {
      if (!isLeaf(held)) return [[field, changed(held, change, random, isMeant)]]
      if (!isMeant(field) || (field !== certain && random() < 0.5)) return [[field, held]]
      const next = change(held, field, random)
      return next === left ? [] : [[field, next]]
    }),
  )
}

function polluting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(polluting)
  if (typeof value !== 'object' || value === null) return value
  const held = Object.entries(value).map(([key, entry]): [string, unknown] => [key, polluting(entry)])
  const evil = { polluted: true }
  return Object.fromEntries([['__proto__', evil], ['constructor', { prototype: evil }], ...held])
}

function relisted(value: unknown, change: (rows: unknown[]) => unknown[]): unknown {
  if (Array.isArray(value)) return isLeaf(value) ? value : change(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, relisted(held, change)]))
}

const isId = (field: string) => field === '_id' || field === 'id'
const isField = (field: string) => !isId(field)

/** Whether a value is neither a record nor a list of records. */
function isLeaf(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((entry) => typeof entry !== 'object')
  return typeof value !== 'object' || value === null
}

function nested(floors: number): unknown {
  let value: unknown = 'deep'
  for (let floor = 0; floor < floors; floor += 1) value = floor % 2 ? [value] : { name: value }
  return value
}
