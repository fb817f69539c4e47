import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unprovenAbsences } from './absences.ts'

const specs = globSync('tests/e2e/*.ts').sort()
const stories = globSync(['src/**/*.stories.tsx', 'tests/interactions/*.stories.tsx']).sort()

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
  const found = (...lines: string[]) =>
    unprovenAbsences(["test('one', async () => {", ...lines, '})'].join('\n'))
  expect(found(opened, isGone)).toEqual([3])
  expect(found(opened, isThere, isGone)).toEqual([])
  expect(found(isThere, opened, isGone)).toEqual([4])
  expect(found('  await shows(page)', isGone, '})', 'async function shows(page) {', isThere)).toEqual([])
  expect(found(isGone, '})', 'test.beforeEach(async () => {', isThere)).toEqual([])
  // Tests in groups, and in groups of groups.
  const deep = ["    test.fixme('two', async () => {", `    ${isGone}`, '    })']
  expect(found(isThere, '})', "test.describe('group', () => {", ...deep)).toEqual([6])
  // A function within a test is called within the test.
  expect(found(opened, '  const look = () => page.locator("p")', isGone)).toEqual([4])
})

test('the check reports an absence in a story that an empty story would also pass', () => {
  const isGone = "    await expect(canvas.queryByRole('alert')).toBeNull()"
  const isThere = "    await expect(await canvas.findByRole('heading')).toBeVisible()"
  const found = (...lines: string[]) =>
    unprovenAbsences(['export const One: Story = {', ...lines, '}'].join('\n'), 'stories')
  expect(found(isGone, isThere)).toEqual([2])
  expect(found(isThere, isGone)).toEqual([])
  expect(found("  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),")).toEqual([2])
  expect(found("    await waitFor(() => expect(canvas.queryByText('x')).not.toBeInTheDocument())")).toEqual([
    2,
  ])
  expect(found("    await expect(canvas.getByText('x').closest('a')).toBeNull()", isGone)).toEqual([])
  expect(found('    await fill(context)', isGone, '}', 'const fill: Play = async () => {', isThere)).toEqual(
    [],
  )
})
