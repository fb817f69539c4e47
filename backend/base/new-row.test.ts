import { describe, expect, test } from 'vitest'
import { tables } from '#backend/schema.ts'
import { malformedRecords, seeds } from '#mocks/seeds/index.ts'
import { collections } from '#src/contract/index.ts'
import { columnsOf, newId, newRow } from './new-row.ts'
import { collectionNames } from './words.ts'

const now = new Date('2026-11-22T10:00:00.000Z')

describe.each(collectionNames)('%s', (name) => {
  const { record } = collections[name]

  test('a realistic record reads the same after conversion to a row', () => {
    for (const seedRow of seeds[name](now).slice(0, -malformedRecords[name].length)) {
      const read = Object(record.read(seedRow))
      // A budget in words has no column, and a record without a date gets the current time.
      const expected = {
        ...read,
        ...(typeof read.budget === 'string' && { budget: '' }),
        ...(read.createdAt === '' && { createdAt: now.toISOString() }),
      }
      expect(record.read(newRow(name, { ...seedRow }, now))).toEqual(expected)
    }
  })

  test('a malformed record becomes a row with values that its columns accept', () => {
    for (const seedRow of malformedRecords[name]) {
      const row = newRow(name, seedRow, now)
      expect(Object.keys(row)).toEqual(['_id', ...Object.keys(tables[name])])
      for (const value of Object.values(row).flat())
        expect(Object(value) === value, String(value)).toBe(false)
      expect(JSON.stringify(row)).not.toMatch(/undefined|\[object|NaN/)
    }
  })
})

test('a row without seedRow fields has blank values and the current time', () => {
  expect(newRow('mails', {}, now)).toMatchObject({
    tries: 0,
    dueAt: null,
    sentAt: null,
    createdAt: now.toISOString(),
  })
  expect(newRow('applications', {}, now)).toMatchObject({
    careerId: null,
    resumeUrl: null,
    appliedAt: now.toISOString(),
  })
  expect(newRow('projects', {}, now)).toMatchObject({ team: [], imageUrl: null, title: '' })
})

test('a change leaves out columns that the table does not have', () => {
  expect(
    columnsOf('careers', { title: 'Welder', salary: 1, __proto__: { base: 'x' }, location: undefined }),
  ).toEqual({
    title: 'Welder',
  })
})

test('ids sort in the order of their creation', () => {
  const ids = Array.from({ length: 500 }, () => newId(now))
  expect(ids.toSorted()).toEqual(ids)
  expect(ids[0]).toMatch(/^[0-9a-f]{24}$/)
  expect(String(newId(new Date(now.getTime() + 1))) > String(ids.at(-1))).toBe(true)
})
