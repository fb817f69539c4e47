import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { notNegative, positive, typedAmount } from '#src/contract/schema/inputs.ts'
import { readAmount, readPlainNumber } from './amount.ts'

const naira = { name: 'naira', code: 'NGN', symbol: '₦', otherSymbols: ['N'] }
const read = (text: unknown) => readAmount(text, naira)

describe('a typed amount', () => {
  test.each([
    ['25,000,000', 25_000_000],
    ['₦25m', 25_000_000],
    ['25 million', 25_000_000],
    ['25m', 25_000_000],
    ['25 M', 25_000_000],
    ['25MM', 25_000_000],
    ['25mn', 25_000_000],
    ['25,000k', 25_000_000],
    ['1.5bn', 1_500_000_000],
    ['1,5 bn', 1_500_000_000],
    ['1.25 billion', 1_250_000_000],
    ['2 trillion', 2_000_000_000_000],
    ['500k', 500_000],
    ['500 thousand', 500_000],
    ['.5m', 500_000],
    ['1.1m', 1_100_000],
    ['1.500.000', 1_500_000],
    ['1 500 000,50', 1_500_000.5],
    ['1\u00A0500\u00A0000,50', 1_500_000.5],
    ['1\u2009500\u202F000', 1_500_000],
    ["1'500'000.50", 1_500_000.5],
    ['1’500’000', 1_500_000],
    ['1,500,000.50', 1_500_000.5],
    ['1.500.000,50', 1_500_000.5],
    ['1500,50', 1500.5],
    ['1500.5', 1500.5],
    ['1.500', 1500],
    ['1,500', 1500],
    ['1,250m', 1_250_000_000],
    ['1.250bn', 1_250_000_000],
    ['0,125m', 125_000],
    ['NGN 25,000,000', 25_000_000],
    ['ngn25m', 25_000_000],
    ['N25m', 25_000_000],
    ['₦ 25,000,000.00', 25_000_000],
    ['25,000,000 NGN', 25_000_000],
    ['25 million naira', 25_000_000],
    ['25m ₦', 25_000_000],
    ['₦25m naira', 25_000_000],
    ['1', 1],
    ['  25  ', 25],
    ['0.01', 0.01],
    ['0', 0],
    ['007', 7],
    ['0150,000', 150_000],
    ['\u202A25,000,000\u202C', 25_000_000],
    ['25\u200B000', 25_000],
    ['２５，０００，０００', 25_000_000],
    ['٢٥٬٠٠٠٬٠٠٠', 25_000_000],
    ['२५००', 2500],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    [25_000_000, 25_000_000],
  ])('a typed amount of %j is read as %d', (text, amount) => expect(read(text)).toBe(amount))

  test.each([
    '',
    ' ',
    'm',
    'N',
    '₦',
    '₦₦5',
    'a million',
    'about 25m',
    '~25m',
    '20-25m',
    '20–25 million',
    '20m to 25m',
    '20/25m',
    '25m+',
    '25 million 500 thousand',
    '25 lakh',
    '25n',
    '25m25',
    '5%',
    '-5',
    '+5',
    '(5)',
    '0x1F',
    '1e5',
    'Infinity',
    'NaN',
    '$25,000',
    '25 USD',
    '€1.500',
    '£25m',
    '1.500,000',
    '1,500.000',
    '1 500.000',
    '1.500.00',
    '1,50,000',
    '1,5000',
    '1.2345',
    '0.500',
    '0,500',
    '1 5',
    '1 500 00',
    '1.5.5',
    '1,500 000',
    '25..5',
    '25,',
    ',',
    '1.000000125m',
    '9007199254740993',
    '99999999999999999999',
    '1\n2',
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    [25],
  ])('a typed amount of %j is not understood', (text) => expect(read(text)).toBeUndefined())

  test('a typed amount is read the same in every style of thousands and decimals', () => {
    const styles = [
      ['', '.'],
      ['', ','],
      [',', '.'],
      ['.', ','],
      [' ', ','],
      [' ', '.'],
      ['\u00A0', ','],
      ['\u202F', ','],
      ["'", '.'],
    ] as const
    const cents = fc.integer({ min: 0, max: 99 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        cents,
        fc.constantFrom(...styles),
        (whole, cent, style) => {
          const [thousands, point] = style
          const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, thousands)
          expect(read(grouped)).toBe(whole)
          expect(read(`₦${grouped}${point}${String(cent).padStart(2, '0')}`)).toBe(
            Number(`${whole}.${cent < 10 ? 0 : ''}${cent}`),
          )
        },
      ),
    )
  })

  test('a typed amount that is understood keeps exactly the typed digits', () => {
    const piece = fc.constantFrom(
      '1',
      '25',
      '000',
      '500',
      '.',
      ',',
      ' ',
      '-',
      'm',
      'bn',
      'k',
      '₦',
      '$',
      'e',
      'x',
      '0',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('')
        const amount = read(text)
        if (amount === undefined) return
        const digits = (written: string) => written.replace(/\D|^0+(?=.)/g, '').replace(/^0+|0+$/g, '')
        expect(digits(String(amount))).toBe(digits(text.replace(/^\D*0+(?=\d)/, '')))
      }),
    )
  })

  test('a long unreadable amount is rejected quickly', () => {
    for (const part of ['1', '1,', '1 ', 'm', '₦', '1.000', ' '])
      expect(read(`${part.repeat(5000)}x`)).toBeUndefined()
  })
})

describe('a number of the API', () => {
  test.each([
    [5, 5],
    [0.125, 0.125],
    [-5, -5],
    ['5', 5],
    [' 5 ', 5],
    ['12500.5', 12_500.5],
    ['12500.50', 12_500.5],
    ['-5', -5],
    ['٥', 5],
  ])('the API reads the number %j as %d', (value, number) => expect(readPlainNumber(value)).toBe(number))

  test.each([
    '',
    ' ',
    '0x1F',
    '1e5',
    '1.500',
    '1.500.000',
    '1,500',
    '1 500',
    '25m',
    '₦5',
    '.5',
    '5.',
    '+5',
    'Infinity',
    'NaN',
    '99999999999999999999',
    2 ** 60,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    [5],
    {},
  ])('the API refuses %j as a number', (value) => {
    expect(readPlainNumber(value)).toBeUndefined()
    expect(positive('Give a number').safeParse(value).success).toBe(false)
    expect(notNegative('Give a number').safeParse(value).success).toBe(false)
  })
})

test('a form reports whether an amount is missing, not understood or too small', () => {
  const budget = typedAmount(naira, positive('Give your budget as a number above zero'))
  const judged = (entry: unknown) => {
    const { data, error } = budget.safeParse(entry)
    return data ?? error?.issues.map(({ message }) => message)
  }
  expect(judged('₦25m')).toBe(25_000_000)
  expect(judged(25)).toBe(25)
  for (const entry of ['', ' ', '0', undefined])
    expect(judged(entry)).toEqual(['Give your budget as a number above zero'])
  for (const entry of ['20-25m', '$5', '-5', '0x1F'])
    expect(judged(entry)).toEqual([
      'This cannot be read as one amount in naira. Write it as 25,000,000 or 25 million',
    ])
})
