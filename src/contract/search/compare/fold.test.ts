import { expect, test } from 'vitest'
import { foldText } from './fold.ts'

test.each([
  ['Ọlábísí', 'olabisi'],
  ['ẸṢẸ́ ń ẹṣẹ́', 'ese n ese'],
  ['Straße STRASSE', 'strasse strasse'],
  ['İstanbul ISPARTA ısı', 'istanbul isparta isi'],
  ['ﬁre oﬃce ǆ', 'fire office dz'],
  ['Æsir œuvre ØRE Łódź', 'aesir oeuvre ore lodz'],
  ['Ɗan Ƙano ɓera ƴan', 'dan kano bera yan'],
  ['ＦＵＬＬ　ｗｉｄｔｈ １３２', 'full width 132'],
  ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
  ['m³ H₂S №5', 'm3 h2s no5'],
])('search compares %s as %s', (text, folded) => {
  for (const form of ['NFC', 'NFD'] as const) expect(foldText(text.normalize(form))).toBe(folded)
})

test('search folding leaves out invisible characters', () => {
  expect(foldText('pas\u200bted \u202aword\u202c \ufeffof\u00ad \u2066two\u2069')).toBe('pasted word of two')
})

test('folded text does not change when it is folded again', () => {
  for (const text of ['Ọlábísí', 'Straße', 'İı', 'ΟΔΟΣ', 'ǅ ŉ ﬆ'])
    expect(foldText(foldText(text))).toBe(foldText(text))
})
