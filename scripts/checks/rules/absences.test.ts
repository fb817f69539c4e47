import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unprovenAbsences } from './absences.ts'

const specs = globSync('tests/e2e/*.ts').sort()
const stories = globSync(['{src,.storybook}/**/*.stories.tsx', 'tests/interactions/*.stories.tsx']).sort()

/** Returns the lines themselves, with their numbers. */
function unproven(file: string, kind: 'specs' | 'stories'): string[] {
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n')
  return unprovenAbsences(text, kind).map((line) => `${line}: ${lines[line - 1]?.trim()}`)
}

test.each(specs)('the spec %s asserts a present element before an absent one', (file) => {
  expect(unproven(file, 'specs')).toEqual([])
})

test.each(stories)('the story file %s asserts a present element before an absent one', (file) => {
  expect(unproven(file, 'stories')).toEqual([])
})

test.each(specs)('the spec %s waits for conditions and never for a fixed time', (file) => {
  expect(readFileSync(file, 'utf8')).not.toContain('waitForTimeout')
})

test('the check reports an absence in a spec that an empty page would also pass', () => {
  const isGone = '  await expect(page.getByRole("alert")).toHaveCount(0)'
  const isThere = '  await expect(page.getByRole("heading")).toBeVisible()'
  const opened = '  await page.goto("/")'
  const linesFound = (...lines: string[]) =>
    unprovenAbsences(["test('one', async () => {", ...lines, '})'].join('\n'))
  expect(linesFound(opened, isGone)).toEqual([3])
  expect(linesFound(opened, isThere, isGone)).toEqual([])
  expect(linesFound(isThere, opened, isGone)).toEqual([4])
  expect(linesFound('  await shows(page)', isGone, '})', 'async function shows(page) {', isThere)).toEqual([])
  expect(linesFound(isGone, '})', 'test.beforeEach(async () => {', isThere)).toEqual([])
  // Tests in groups, and in groups of groups.
  const deep = ["    test.fixme('two', async () => {", `    ${isGone}`, '    })']
  expect(linesFound(isThere, '})', "test.describe('group', () => {", ...deep)).toEqual([6])
  // A function within a test is called within the test.
  expect(linesFound(opened, '  const look = () => page.locator("p")', isGone)).toEqual([4])
})

test('the check reports an absence in a story that an empty story would also pass', () => {
  const isGone = "    await expect(canvas.queryByRole('alert')).toBeNull()"
  const isThere = "    await expect(await canvas.findByRole('heading')).toBeVisible()"
  const linesFound = (...lines: string[]) =>
    unprovenAbsences(['export const One: Story = {', ...lines, '}'].join('\n'), 'stories')
  expect(linesFound(isGone, isThere)).toEqual([2])
  expect(linesFound(isThere, isGone)).toEqual([])
  expect(
    linesFound("  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),"),
  ).toEqual([2])
  expect(
    linesFound("    await waitFor(() => expect(canvas.queryByText('x')).not.toBeInTheDocument())"),
  ).toEqual([2])
  expect(linesFound("    await expect(canvas.getByText('x').closest('a')).toBeNull()", isGone)).toEqual([])
  expect(
    linesFound('    await fill(context)', isGone, '}', 'const fill: Play = async () => {', isThere),
  ).toEqual([])
})
