import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frames, looks, states } from '#src/ui/story-names.ts'
import { misnamedStories, playing, silentStates } from './state-stories.ts'

const helpers = playing(readFileSync('mocks/story-states.ts', 'utf8'))

test.each(globSync('src/**/*.stories.tsx').sort())('%s asserts the states that it names', (file) => {
  expect(silentStates(readFileSync(file, 'utf8'), helpers)).toEqual([])
})

test.each(globSync('src/**/*.stories.tsx').sort())('%s calls its states by the names of the book', (file) => {
  expect(misnamedStories(readFileSync(file, 'utf8'))).toEqual([])
})

test('the helpers of states are known, and what only records is none', () => {
  expect(helpers).toEqual(
    expect.arrayContaining(['loading', 'empty', 'failed', 'notFound', 'odd', 'untouched']),
  )
  expect(helpers).not.toContain('pngFile')
})

test('a story plays by itself, by a helper, or as the one that it takes over', () => {
  const silent = (...lines: string[]) => silentStates(lines.join('\n'), ['odd'])
  expect(silent('export const Odd: Story = { args: { name: "" } }')).toEqual(['Odd'])
  expect(silent('export const BrokenIcon: Story = { args: { icon: "x" } }')).toEqual(['BrokenIcon'])
  expect(silent('export const Empty: Story = {', '  play: async () => {},', '}')).toEqual([])
  expect(silent("export const Odd: Story = odd('/x', {}, 1)")).toEqual([])
  expect(silent("export const Odd: Story = { args: { id: '1' }, ...odd('/x', {}, 1) }")).toEqual([])
  expect(silent("export const Odd: Story = shown('/x')", 'function shown() {', '  return {}', '}')).toEqual([
    'Odd',
  ])
  expect(silent('const play = async () => {}', 'export const Odd: Story = { play }')).toEqual([])
  expect(
    silent(
      'export const Invalid: Story = { play: async () => {} }',
      'export const InvalidDark: Story = { ...Invalid }',
    ),
  ).toEqual([])
  expect(silent('export const Oddity: Story = {}', 'export const Default: Story = {}')).toEqual([])
})

test('another word for a state is refused, and the name to use is said', () => {
  const misnamed = (...names: string[]) =>
    misnamedStories(names.map((name) => `export const ${name}: Story = {}`).join('\n'))
  expect(misnamed('NotOnThisDevice', 'OddRecords')).toEqual([
    'NotOnThisDevice: call it Offline',
    'OddRecords: call it Odd',
  ])
  // The word may mean several states.
  expect(misnamed('WaitingForANetwork')).toEqual(['WaitingForANetwork: call it Loading or Queued'])
  // The environment comes last in a name.
  expect(misnamed('MenuOnAPhone', 'Narrow', 'NotSavedInTheDark')).toEqual([
    'MenuOnAPhone: call it Phone',
    'Narrow: call it Phone',
    'NotSavedInTheDark: call it SaveFailed or Dark',
  ])
  expect(misnamed('Loading', 'LoadingPhone', 'NoResultsInTab', 'Refusal', 'Stillness', 'OnSteel')).toEqual([])
})

test('a name of the book is no other word for another one, and CONTRIBUTING.md has them all', () => {
  const all = [...states, ...looks, ...frames]
  const names = all.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(misnamedStories(names.map((name) => `export const ${name}: Story = {}`).join('\n'))).toEqual([])
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8')
  expect(names.filter((name) => !contributing.includes(`\`${name}\``))).toEqual([])
})
