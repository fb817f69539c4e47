import { expect, test } from 'vitest'
import type { Column } from '#src/dashboard/list/column.ts'
import { randomFrom } from '#tests/support/random.ts'
import { filterRows } from './containing.ts'

interface Word {
  text: string
  code: string
}

/** Counts how often the text of a record is read. */
function searched() {
  let reads = 0
  const columns: Column<Word>[] = [
    {
      header: 'Text',
      value: ({ text }) => {
        reads += 1
        return text
      },
      alsoFoundBy: ({ code }) => code,
    },
  ]
  return { columns, reads: () => reads }
}

const words = (...texts: string[]) => texts.map((text) => ({ text, code: `KES-${text.length}` }))

test('a list search matches columns and extra search terms in any case', () => {
  const { columns } = searched()
  const items = words('Pump', 'Pipe', 'Valve')
  const textsOf = (typed: string) => filterRows(items, columns, typed).map(({ text }) => text)
  expect(textsOf('p')).toEqual(['Pump', 'Pipe'])
  expect(textsOf('pi')).toEqual(['Pipe'])
  expect(textsOf('kes-5')).toEqual(['Valve'])
  expect(filterRows(items, columns, '')).toBe(items)
})

test('a list search matches all words anywhere in a record, with or without diacritics', () => {
  const { columns } = searched()
  const items = words('Ọlábísí Adé', 'Ọlábísí Bello'.normalize('NFD'), 'Olabisi 132 kV', 'Ada')
  const placesOf = (typed: string) => filterRows(items, columns, typed).map((item) => items.indexOf(item))
  for (const typed of ['Ọlábísí', 'Ọlábísí'.normalize('NFD'), 'olabisi', 'OLA\u200bBISI', 'Ọláb'])
    expect(placesOf(typed)).toEqual([0, 1, 2])
  expect(placesOf('bello olabisi')).toEqual([1])
  expect(placesOf('132kv')).toEqual([2])
  expect(placesOf('olabisi zebra')).toEqual([])
  // The records found for some of the words must not limit the search for all of them.
  expect(placesOf('adé')).toEqual([0])
  expect(placesOf('ad')).toEqual([0, 3])
})

test('an incremental list search finds the same records as a full search', () => {
  const random = randomFrom(7)
  const letter = () => 'abc'[Math.floor(random() * 3)] ?? ''
  const items = words(...Array.from({ length: 200 }, () => Array.from({ length: 6 }, letter).join('')))
  const { columns, reads } = searched()
  let typed = ''
  for (let key = 0; key < 300; key += 1) {
    typed = random() < 0.5 ? typed + letter() : typed.slice(0, -1)
    expect(filterRows(items, columns, typed)).toEqual(items.filter(({ text }) => text.includes(typed)))
  }
  expect(reads()).toBe(items.length)
})

test('a new list is searched again, and only new records have their text built', () => {
  const { columns, reads } = searched()
  const items = words('Pump', 'Pipe')
  expect(filterRows(items, columns, 'v')).toEqual([])
  const more = [...items, ...words('Valve')]
  expect(filterRows(more, columns, 'v')).toEqual(more.slice(2))
  expect(reads()).toBe(3)
})
