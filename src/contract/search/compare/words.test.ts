import { expect, test } from 'vitest'
import { hasEvery, searchable, wordsOf } from './words.ts'

test.each([
  ['132 kV line', '132kv line'],
  ['132kV line', '132kv line'],
  ['two 60 MVA transformers', 'two 60mva transformers'],
  ['9,000 m³ and ₦2,500,000.50', '9000m3 and 2500000.50'],
  ['tank-farm tank–farm', 'tank farm tank farm'],
  ['ISO9001, (ISO 14001)', 'iso 9001 iso 14001'],
  ['O’Brien & Sons’', 'obrien sons'],
  ['ada.o@kelvara.example. Next', 'ada.o@kelvara.example next'],
  ['2024 in Lagos', '2024 in lagos'],
  ['  … % ', ''],
])('the text %j is normalised for search to %j', (text, compared) => {
  expect(searchable(text)).toBe(compared)
  expect(searchable(compared)).toBe(compared)
})

test('a query contains each of its words once', () => {
  expect(wordsOf('  Hot   TAP hot ')).toEqual(['hot', 'tap'])
})

test.each([
  ['A pipeline of 23 km', 'pipelines'],
  ['Two pipelines', 'PIPELINES'],
  ['Every facility has its own drawing', 'facilities'],
  ['One switch', 'switches'],
  ['Tank-farm', 'tank farms'],
  ['HSEs', 'hse'],
])('the text %j contains the words of %j', (text, query) => {
  expect(hasEvery(searchable(text), wordsOf(query))).toBe(true)
})

test.each(['gas', 'process', 'status', 'analysis', 's'])('the word %s is not treated as a plural', (word) => {
  expect(wordsOf(word)).toEqual([word])
})

test('a text of one repeated character is split into words in linear time', () => {
  for (const part of ['.', '@', '. ', '1,', '1 ', 'a', 'ies', 'xes', '\u0301', '\u200b', 'ab1']) {
    const text = part.repeat(2000)
    expect(wordsOf(text).length).toBeLessThanOrEqual(2)
  }
})
