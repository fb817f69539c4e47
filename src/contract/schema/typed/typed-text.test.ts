import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { email, phoneNumber, requiredText } from '#src/contract/schema/inputs.ts'
import { plainText, visibleText } from './typed-text.ts'

const invisible = [
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u180E',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202C',
  '\u202E',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u3164',
  '\uFE00',
  '\uFE0D',
  '\uFE0F',
  '\uFEFF',
  '\uFFFC',
  '\u{E0001}',
  '\u{E0061}',
  '\u{E0100}',
  '\u0001',
  '\u009D',
]

describe('plain text', () => {
  test.each(invisible)('plainText removes the invisible character %j anywhere in a name', (character) => {
    expect(plainText(`${character}Ola${character}bisi${character}`)).toBe('Olabisi')
  })

  test.each([
    ['a family', '👨‍👩‍👧'],
    ['a heart on fire', '❤️‍🔥'],
    ['a skin tone', '👍🏽'],
    ['a profession', '👷🏾‍♀️'],
    ['a flag of a region', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a flag of a country', '🇳🇬'],
    ['a keycap', '1️⃣'],
    ['Persian', 'می‌خواهم'],
    ['Sinhala', 'ශ්‍රී'],
    ['Hindi', 'क्‍ष'],
    ['Yoruba', 'Ọlábísí'],
  ])('plainText keeps %s whole', (_, text) => expect(plainText(text)).toBe(text))

  test.each([
    ['Ola\u0323\u0301', 'Ol\u1EA1\u0301'],
    ['O\u0323la\u0301bi\u0301si\u0301', 'Ọlábísí'],
    ['O\u200B\u0323', 'Ọ'],
  ])('plainText composes %j', (text, composed) => expect(plainText(text)).toBe(composed))

  test('plainText keeps the line breaks of a message and converts those of word processors', () => {
    expect(plainText('One\nTwo\r\nThree\tend\n\n')).toBe('One\nTwo\r\nThree\tend\n\n')
    expect(plainText('One\vTwo\u2028Three\u2029Four')).toBe('One\nTwo\nThree\nFour')
  })

  test('plainText is stable and leaves letters, digits and spaces unchanged', () => {
    const part = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...invisible, '👨‍👩‍👧', 'می‌خ'))
    const text = fc.array(part).map((parts) => parts.join(''))
    const isStable = (read: (text: string) => string) =>
      fc.property(text, (any) => read(read(any)) === read(any))
    fc.assert(isStable(plainText))
    fc.assert(isStable(visibleText))
    const plain = fc.stringMatching(/^[A-Za-z0-9 .,'@-]*$/)
    fc.assert(fc.property(plain, (any) => plainText(any) === any))
  })
})

describe('an e-mail address', () => {
  const read = (text: string) => email('Give one').safeParse(text).data

  test.each([
    'ada@client.example',
    'ada+quotes@client.example',
    "o'brien@client.example",
    'ada.obi-eze_1@mail.client-site.example',
    'ada@client.engineering',
    'ADA@Client.EXAMPLE',
    'a@b.co',
    'sales/lagos@client.example',
    'ada@müller.example',
    'ọlá@client.example',
    'ada@пример.рф',
    'ada@xn--mller-kva.xn--p1ai',
    'ada@1and1.example',
    `${'a'.repeat(64)}@client.example`,
  ])('the e-mail address %j is accepted unchanged', (address) => expect(read(address)).toBe(address))

  test.each([
    'ada@client..example',
    'ada.@client.example',
    '.ada@client.example',
    'ada..obi@client.example',
    'ada@-client.example',
    'ada@client-.example',
    'ada@.client.example',
    'ada@client.example.',
    'ada@client.example/',
    'ada@client.example,',
    'ada@client/site.example',
    'ada@client.example?subject=Quote',
    'ada@client',
    'ada@client.e',
    'ada@client.123',
    'ada@192.168.0.1',
    'ada@cli_ent.example',
    'ada@obi@client.example',
    'ada obi@client.example',
    'ada@client .example',
    'Ada <ada@client.example>',
    '@client.example',
    'ada@',
    'ada',
    '',
    '\u200B',
    'mailto:',
    `${'a'.repeat(65)}@client.example`,
    `ada@${'a'.repeat(64)}.example`,
    `ada@${'abcdefgh.'.repeat(30)}example`,
  ])('the e-mail address %j is refused', (address) => expect(read(address)).toBeUndefined())

  test.each([
    ['\u200Bada@client.example\u200B', 'ada@client.example'],
    ['\u202Aada@client.example\u202C', 'ada@client.example'],
    ['ada@cli\u00ADent.example', 'ada@client.example'],
    ['a\u200Dda@client.example', 'ada@client.example'],
    ['mailto:ada@client.example', 'ada@client.example'],
    ['MAILTO: ada@client.example?subject=Quote&body=Hello', 'ada@client.example'],
    ['mailto:ada%2Bquotes@client.example', 'ada+quotes@client.example'],
    ['mailto:100%@client.example', '100%@client.example'],
    ['\u00A0ada@client.example\u3000', 'ada@client.example'],
    ['ａｄａ＠ｃｌｉｅｎｔ．ｅｘａｍｐｌｅ', 'ada@client.example'],
    ['o’brien@client.example', "o'brien@client.example"],
    ['ada@client\u2011site.example', 'ada@client-site.example'],
    ['o\u0323la\u0301@client.example', 'ọlá@client.example'],
  ])('the e-mail address %j is read as %j', (text, address) => expect(read(text)).toBe(address))

  test.each(invisible)(
    'an e-mail address is read without the invisible character %j at any position',
    (character) => {
      const address = 'ada.obi@client.example'
      for (let at = 0; at <= address.length; at += 1)
        expect(read(address.slice(0, at) + character + address.slice(at))).toBe(address)
    },
  )

  test('a long invalid e-mail address is refused quickly', () => {
    for (const part of ['a', 'a.', 'a-', '-', 'a@', '.a@', 'a@a.', 'xn--'])
      expect(read(`${part.repeat(5000)}!@`)).toBeUndefined()
  })
})

describe('a phone number', () => {
  const read = (text: string) => phoneNumber('Give one').safeParse(text).data

  test.each([
    '+234 803 123 4567',
    '08031234567',
    '(0803) 123-4567',
    '[0803] 123 4567',
    '0803.123.4567',
    '0803/123/4567',
    '+234 (0) 803 123 4567',
    '(+234) 803 123 4567',
    '00234 803 123 4567',
    '1234567',
  ])('the phone number %j is accepted unchanged', (phone) => expect(read(phone)).toBe(phone))

  test.each([
    '',
    '123456',
    '1234567890123456',
    '08031234567 ext 5',
    'tel:',
    'tel:+2348031234567;ext=5',
    '++2348031234567',
    '0803123+4567',
    '0803 123 4567, 0805 123 4567',
    'call me',
    '0803,123,4567',
  ])('the phone number %j is refused', (phone) => expect(read(phone)).toBeUndefined())

  test.each([
    ['\u202A+234 803 123 4567\u202C', '+234 803 123 4567'],
    ['\u2068+234 803 123 4567\u2069', '+234 803 123 4567'],
    ['\u200E08031234567', '08031234567'],
    ['0803\u2013123\u20134567', '0803-123-4567'],
    ['0803\u2212123\u20104567', '0803-123-4567'],
    ['0803\uFE0D1234567', '08031234567'],
    ['\uFFFC08031234567', '08031234567'],
    ['tel:+2348031234567', '+2348031234567'],
    ['TEL: +234-803-123-4567', '+234-803-123-4567'],
    ['tel:%2B234%20803%20123%204567', '+234 803 123 4567'],
    ['＋２３４（０）８０３－１２３－４５６７', '+234(0)803-123-4567'],
    ['+234\u00A0803\u2009123\u202F4567', '+234 803 123 4567'],
    ['0803\t123\n4567', '0803 123 4567'],
    ['٠٨٠٣١٢٣٤٥٦٧', '08031234567'],
    ['۰۸۰۳۱۲۳۴۵۶۷', '08031234567'],
    ['०८०३१२३४५६७', '08031234567'],
    ['𝟎𝟖𝟎𝟑𝟏𝟐𝟑𝟒𝟓𝟔𝟕', '08031234567'],
    ['0803·123·4567', '0803.123.4567'],
    ['0803∕123⁄4567', '0803/123/4567'],
  ])('the phone number %j is read as %j', (text, phone) => expect(read(text)).toBe(phone))

  test('a phone number is read in the digits of every script', () => {
    const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))
    const codes = Array.from({ length: 0x20000 }, (_, code) => code).filter(isDigit)
    expect(codes.length).toBeGreaterThan(600)
    // Unicode lists digits in runs of ten.
    for (let at = 0; at < codes.length; at += 10)
      expect(read(String.fromCodePoint(...codes.slice(at, at + 10)))).toBe('0123456789')
  })

  test('a long invalid phone number is refused quickly', () => {
    for (const part of ['1', '-', '( ', '1 ', '+', 'tel:'])
      expect(read(`${part.repeat(5000)}x`)).toBeUndefined()
  })
})

test('a text of invisible characters counts as blank', () => {
  const name = requiredText('Tell us your name')
  for (const blank of ['', ' ', '\u200B', '\u00A0\u2060', '\u3164', '\uFE0F\u200D'])
    expect(name.safeParse(blank).error?.issues[0]?.message).toBe('Tell us your name')
})
