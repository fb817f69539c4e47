import { expect, test } from 'vitest'
import { collectionNames } from '#backend/base/words.ts'
import { collections } from '#src/contract/index.ts'
import { tables } from './schema.ts'

test('every collection has a table', () => {
  expect(Object.keys(collections).filter((name) => !(name in tables))).toEqual([])
  expect(collectionNames).toEqual(Object.keys(collections))
})

test.each(collectionNames)('the table of %s has a column for each field of the API', (name) => {
  const fields = Object.keys(collections[name].record.fields)
  expect(['_id', ...Object.keys(tables[name])]).toEqual(expect.arrayContaining(fields))
})
