import { expect, test } from 'vitest'
import { faultsOf, levels, missingOf, readTable } from './asvs-table.ts'

const expected = new Map([
  ['1.2.1', 1],
  ['1.2.10', 3],
])
const files: Record<string, string> = {
  'tests/a.test.ts': `
    test('is safe', () => {})
    test.each(['a', 'b'])('%s is safe', () => {})
    test(
      "a user's name is quoted",
      () => {},
    )
    test.skip('is skipped', () => {})
    // 'is a comment'
  `,
  'src/a.stories.tsx': 'export const Hostile: Story = {',
}
const faults = (...lines: string[]) => faultsOf(readTable(lines.join('\n')), expected, (file) => files[file])

const safe = '| 1.2.1 | 1 | Output is encoded | `tests/a.test.ts › is safe` |'
const waived = '| 1.2.10 | 3 | No formulas | Waived: there is no sheet; nothing is exported. |'

test('a requirement is met by an existing test or by a waiver with its reason', () => {
  expect(faults('| id | level | asks | proof |', '|---|---|---|---|', safe, waived)).toEqual([])
  expect(readTable(waived)).toMatchObject([{ tests: [], waiver: 'there is no sheet; nothing is exported.' }])
})

test('a line can name several tests, each in its own quotes', () => {
  const line =
    "| 1.2.1 | 1 | Encoded | `tests/a.test.ts › is safe`<br>`tests/a.test.ts › %s is safe`<br>`tests/a.test.ts › a user's name is quoted` |"
  expect(readTable(line)[0]?.tests).toHaveLength(3)
  expect(faults(line, waived)).toEqual([])
})

test('a story counts as a test', () => {
  expect(faults(safe.replace('tests/a.test.ts › is safe', 'src/a.stories.tsx › Hostile'), waived)).toEqual([])
})

test('the check names a missing id', () => {
  expect(faults(safe)).toEqual(['1.2.10 is not in the table'])
  expect(missingOf(readTable(safe), expected)).toEqual(['1.2.10'])
})

test('the check names a duplicate and an unknown id', () => {
  expect(faults(safe, safe, waived)).toEqual(['1.2.1 is in the table twice'])
  expect(faults(safe, waived, waived.replace('1.2.10', '99.1.1'))).toEqual([
    '99.1.1 is not one of the ids that apply',
  ])
})

test.each([
  ['is gone', 'names “is gone”, which is no test in tests/a.test.ts'],
  ['is skipped', 'names “is skipped”, which is no test'],
  ['is a comment', 'names “is a comment”, which is no test'],
  ['is saf', 'names “is saf”, which is no test'],
])('a test named “%s” that does not run is no proof', (title, fault) => {
  expect(faults(safe.replace('is safe', title), waived).join()).toContain(fault)
})

test('the check names a missing file, a wrong level and a line without proof', () => {
  expect(faults(safe.replace('tests/a', 'tests/b'), waived)).toEqual([
    '1.2.1 names tests/b.test.ts, which does not exist',
  ])
  expect(faults(safe.replace('| 1 |', '| 2 |'), waived)).toEqual(['1.2.1 is of level 1, not 2'])
  expect(faults(safe.replaceAll('`', ''), waived)).toEqual(['1.2.1 has neither a test nor a waiver'])
  expect(faults(safe, waived.replace(/Waived.*exported\./, 'Waived: '))).toEqual([
    '1.2.10 has neither a test nor a waiver',
  ])
  expect(faults(safe, waived.replace('Waived:', 'Waived: see `tests/a.test.ts › is safe`,'))).toEqual([
    '1.2.10 has a test and is waived',
  ])
})

test('the table requires 143 ids: 54 of level 1, 66 of level 2 and 23 of level 3', () => {
  expect(levels.size).toBe(143)
  expect([1, 2, 3].map((level) => [...levels.values()].filter((one) => one === level).length)).toEqual([
    54, 66, 23,
  ])
})
