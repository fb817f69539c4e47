import { expect, test } from 'vitest'
import { rankBy, searchText, searchWords, shareOf } from './rank.ts'

interface Thing {
  title: string
  text?: string
}

const find = (things: Thing[], query: string) =>
  rankBy(things, ({ title, text = '' }) => ({ title: searchText(title), text: searchText(text) }), query).map(
    ({ title }) => title,
  )

test('search ranks by matched words, then by words in the title, then by list order', () => {
  const things = [
    { title: 'Farm road' },
    { title: 'Crude tank 11' },
    { title: 'Relocation', text: 'A tank farm in Warri' },
    { title: 'Storage', text: 'One tank' },
    { title: 'Tank farm, Bonny' },
    { title: 'Substation' },
  ]
  expect(find(things, 'tank farms')).toEqual([
    'Tank farm, Bonny',
    'Relocation',
    'Farm road',
    'Crude tank 11',
    'Storage',
  ])
})

test('search drops results with less than half of the words of the best result', () => {
  const things = [
    { title: 'jetty loading arms Bonny river' },
    { title: 'jetty' },
    { title: 'loading arms river' },
  ]
  expect(find(things, 'jetty loading arms Bonny river')).toEqual([things[0]?.title, things[2]?.title])
})

test('a filter keeps only the records that match the most words', () => {
  const things = [{ title: 'jetty, Bonny' }, { title: 'jetty' }]
  const filter = (query: string) =>
    rankBy(things, ({ title }) => ({ title: searchText(title), text: '' }), query, shareOf.filter)
  expect(filter('Bonny jetty')).toEqual([things[0]])
  expect(filter('Warri jetty')).toEqual(things)
})

test('search returns a match for one of many words if no record matches more', () => {
  expect(find([{ title: 'Crude tank 11' }], 'tank zebra xyzzy quagga')).toEqual(['Crude tank 11'])
  expect(find([{ title: 'Crude tank 11' }], 'zebra')).toEqual([])
})

test('search ignores common words and single letters unless a query has no others', () => {
  expect(searchWords('what do we do about the tank in a bund')).toEqual(['tank', 'bund'])
  expect(searchWords('about us')).toEqual(['about', ' us'])
  expect(searchWords('x')).toEqual([' x'])
  expect(searchWords('tank x 5')).toEqual(['tank', ' 5'])
})

test('a short word matches only at the beginning of words', () => {
  const things = [{ title: 'Liaison office' }, { title: 'ISO 9001' }, { title: '(ISO)' }]
  expect(find(things, 'iso')).toEqual(['ISO 9001', '(ISO)'])
})

test('a search uses at most eight different words', () => {
  const query = 'tank '.repeat(50) + Array.from({ length: 50 }, (_, index) => `word${index}`).join(' ')
  expect(searchWords(query)).toHaveLength(8)
})

test('a search without words keeps everything in its order', () => {
  expect(find([{ title: 'b' }, { title: 'a' }], ' … ')).toEqual(['b', 'a'])
})
