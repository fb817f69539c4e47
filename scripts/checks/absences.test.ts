import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unprovenAbsences } from './absences.ts'

const folder = 'tests/e2e'
const specs = readdirSync(folder).filter((name) => name.endsWith('.ts'))

test.each(specs)('%s looks for what is there before it says what is not', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8')
  const lines = text.split('\n')
  expect(unprovenAbsences(text).map((line) => `${line}: ${lines[line - 1]?.trim()}`)).toEqual([])
})

test.each(specs)('%s waits for something and for no time', (name) => {
  expect(readFileSync(`${folder}/${name}`, 'utf8')).not.toContain('waitForTimeout')
})

test('an empty page has nothing of anything', () => {
  const isGone = '  await expect(page.getByRole("alert")).toHaveCount(0)'
  const isThere = '  await expect(page.getByRole("heading")).toBeVisible()'
  const opened = '  await page.goto("/")'
  const found = (...lines: string[]) =>
    unprovenAbsences(["test('one', async () => {", ...lines, '})'].join('\n'))
  expect(found(opened, isGone)).toEqual([3])
  expect(found(opened, isThere, isGone)).toEqual([])
  expect(found(isThere, opened, isGone)).toEqual([4])
  expect(found('  await shows(page)', isGone, '})', 'async function shows(page) {', isThere)).toEqual([])
  expect(found(isGone, '})', 'test.beforeEach(async () => {', isThere)).toEqual([])
})
