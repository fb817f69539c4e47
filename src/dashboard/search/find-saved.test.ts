import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#src/api/index.ts'
import { project } from '#src/contract/projects/record.ts'
import { quoteRequest } from '#src/contract/quote-requests/record.ts'
import { wordsOf } from '#src/contract/search/compare/words.ts'
import { findSaved, writtenWith } from './find-saved.ts'
import { savedLists } from './saved-records.ts'

let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
})

function keep(count: number, more: object[] = []) {
  const rows = Array.from({ length: count }, (_, index) => ({
    _id: `ref-${index}`,
    companyName: `Company ${index}`,
    firstName: 'Amaka',
    lastName: `Okafor ${index}`,
    email: `amaka.${index}@client.example`,
  }))
  client.setQueryData(
    api.quoteRequests.list().queryKey,
    [...rows, ...more].map((row) => ({ ...quoteRequest.missing, ...row })),
  )
}

const findTitles = (query: string) => findSaved(savedLists(client), query)
const titles = (query: string) =>
  findTitles(query).flatMap(({ records }) => records.map(({ title }) => title))

test.each(['company 4321', 'OKAFOR 4321', 'amaka.4321@client.example', 'ref-4321', '  4321 amaka '])(
  'the palette finds one of 5,000 records by %j',
  (query) => {
    keep(5_000)
    expect(titles(query)).toEqual(['Company 4321'])
  },
)

test('the palette counts all matches, lists six of them, and puts names that begin with the query first', () => {
  keep(5_000, [{ _id: 'x', companyName: 'Amaka & Sons' }])
  const [list] = findTitles('amaka')
  expect(list?.count).toBe(5_001)
  expect(list?.records).toHaveLength(6)
  expect(list?.records[0]?.title).toBe('Amaka & Sons')
})

test('palette results are grouped by list, and each links to its record', () => {
  keep(3)
  client.setQueryData(api.projects.list().queryKey, [
    { ...project.missing, _id: 'p', title: 'Jetty', client: 'Company 2' },
  ])
  expect(
    findTitles('company 2').map(({ resource, records }) => [resource.label, resource.record, records[0]?.id]),
  ).toEqual([
    ['Quote Requests', '/dashboard/quote-requests/$id', 'ref-2'],
    ['Projects', '/dashboard/projects/$id', 'p'],
  ])
})

test('the search index is built once per response and follows a new one', () => {
  keep(10)
  const [before] = savedLists(client)
  expect(savedLists(client)[0]?.records).toBe(before?.records)
  keep(1)
  expect(titles('company 7')).toEqual([])
})

test('the palette leaves out records without an id and finds none without a query', () => {
  keep(0, [{ companyName: 'Nameless' }])
  expect(titles('nameless')).toEqual([])
  expect(findTitles('  ')).toEqual([])
})

test.each(['companx 4', 'comapny 4', 'xompany 4', 'compayn 4'])(
  'a query with one wrong or swapped letter still matches: %j',
  (query) => {
    keep(9)
    expect(titles(query)).toEqual(['Company 4'])
  },
)

test('a name is found with or without its diacritics, in each Unicode form', () => {
  keep(1, [
    { _id: 'c', companyName: 'Ọlábísí & Sons' },
    { _id: 'd', companyName: 'Ọlábísí Ltd'.normalize('NFD') },
  ])
  for (const query of ['Ọlábísí', 'Ọlábísí'.normalize('NFD'), 'Olabisi', 'OLABISI'])
    expect(titles(query)).toHaveLength(2)
})

test('a query with two mistakes, a mistake in a short word or in a number does not match', () => {
  keep(9)
  expect(titles('cxmpxny')).toEqual([])
  expect(titles('companx amka 4')).toEqual([])
  expect(titles('company 12345')).toEqual([])
})

test('exact matches come before near matches, within a list and between lists', () => {
  keep(2, [{ _id: 'x', companyName: 'Companz' }])
  client.setQueryData(api.projects.list().queryKey, [{ ...project.missing, _id: 'p', title: 'Companx' }])
  expect(titles('companz')).toEqual(['Companz', 'Company 0', 'Company 1', 'Companx'])
  expect(titles('companx')[0]).toBe('Companx')
})

test('the palette finds words of a message and of notes, after names, and returns the text around them', () => {
  keep(2, [
    { _id: 'm', companyName: 'Bonny Terminals', message: 'A ring main for firewater at the jetty.' },
    { _id: 'n', companyName: 'Firewater Ltd' },
  ])
  const notes = new Map([['quote-requests ref-1', 'Has our crane list.']])
  const find = (query: string) =>
    findSaved(savedLists(client, notes), query).flatMap(({ records }) =>
      records.map((record) => [record.title, writtenWith(record, wordsOf(query))?.text]),
    )
  expect(find('firewater')).toEqual([
    ['Firewater Ltd', undefined],
    ['Bonny Terminals', 'A ring main for firewater at the jetty.'],
  ])
  expect(find('company crane')).toEqual([['Company 1', 'Has our crane list.']])
  expect(findSaved(savedLists(client), 'crane')).toEqual([])
})

test('near matches are hidden when there are enough exact ones', () => {
  keep(6, [{ _id: 'x', companyName: 'Companx' }])
  expect(titles('company')).not.toContain('Companx')
})
