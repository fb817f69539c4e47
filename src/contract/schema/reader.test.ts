import { expect, test } from 'vitest'
import { signedIn } from '#src/contract/auth/record.ts'
import { number, oneOf, rowsOf, section, text } from './fields.ts'
import { record } from './reader.ts'

const inner = record({ name: text, count: number(1) })
const outer = record({ _id: text, kind: oneOf(['a', 'b'], 'b'), inner: section(inner), rows: rowsOf(inner) })

test('a record reader reads only the fields it names', () => {
  const read = outer.read({ _id: 7, kind: 'a', inner: { name: 'One', count: '2', secret: 1 }, secret: 1 })
  expect(read).toEqual({ _id: '7', kind: 'a', inner: { name: 'One', count: 2 }, rows: [] })
})

test('a record reader gives malformed fields their defaults and drops rows that are no records', () => {
  const rows = [{ name: 'One' }, null, 'Two', [], { count: Number.NaN }]
  expect(outer.read({ kind: 'c', inner: null, rows })).toEqual({
    _id: '',
    kind: 'b',
    inner: { name: '', count: 1 },
    rows: [
      { name: 'One', count: 1 },
      { name: '', count: 1 },
    ],
  })
  expect(outer.read({})).toEqual(outer.missing)
})

test.each([undefined, null, 'text', 7, true, [], [{ _id: '1' }]])(
  'a record reader returns undefined for %j',
  (value) => {
    expect(outer.read(value)).toBeUndefined()
  },
)

test('a sign-in response without a token that fits into a header is not read', () => {
  expect(signedIn.read({ token: ' abc ', admin: { name: 'Ada' } })).toEqual({
    token: 'abc',
    admin: { _id: '', name: 'Ada', email: '', role: 'admin' },
  })
  for (const token of [undefined, '', ' ', 7, 'two words', 'ümlaut', 'a\nb'])
    expect(signedIn.read({ token, admin: {} }), String(token)).toBeUndefined()
})
