import { expect, test } from 'vitest'
import { industries } from '#src/company/industries.ts'
import { rankBy, searchText } from '#src/contract/search/compare/rank.ts'
import { withSynonyms } from './synonyms.ts'

const records = [
  'Relocation of crude tank 11',
  'New 132 kV substation',
  'Thank-you party',
  'Second loading berth',
]
const find = (query: string) =>
  rankBy(records, (title) => withSynonyms({ title: searchText(title), text: '' }), query)

test('a search finds records by other words for what they mention', () => {
  expect(find('tank farm')).toEqual(['Relocation of crude tank 11'])
  expect(find('storage')).toEqual(['Relocation of crude tank 11'])
  expect(find('wharf')).toEqual(['Second loading berth'])
  expect(find('high-voltage')).toEqual(['New 132 kV substation'])
})

test('a search for a sector finds records that mention its plant', () => {
  expect(find('Oil and Gas')).toEqual(['Relocation of crude tank 11', 'Second loading berth'])
  for (const { name, work } of industries)
    expect(
      rankBy([work], (text) => withSynonyms({ title: searchText(text), text: '' }), name),
      name,
    ).toEqual([work])
})
