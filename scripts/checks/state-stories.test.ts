import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frames, looks, states } from '#src/ui/story-names.ts'
import { findPlayHelpers, misnamedStories, silentStates } from './state-stories.ts'

const helpers = findPlayHelpers(readFileSync('mocks/story-states.ts', 'utf8'))

test.each(globSync('{src,.storybook}/**/*.stories.tsx').sort())(
  '%s asserts the states that it names',
  (file) => {
    expect(silentStates(readFileSync(file, 'utf8'), helpers)).toEqual([])
  },
)

test.each(globSync('{src,.storybook}/**/*.stories.tsx').sort())(
  '%s uses the documented names of states',
  (file) => {
    expect(misnamedStories(readFileSync(file, 'utf8'))).toEqual([])
  },
)

test('playing finds the helpers that assert a state, and no others', () => {
  expect(helpers).toEqual(
    expect.arrayContaining([
      'loadingState',
      'empty',
      'failedState',
      'notFound',
      'malformedState',
      'keepsEntries',
    ]),
  )
  expect(helpers).not.toContain('pngFile')
})

test('a story asserts its state in its own play function, by a helper, or by the story it extends', () => {
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

test('another word for a state is reported with the name to use', () => {
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

test('no state name is another word for a different state', () => {
  const all = [...states, ...looks, ...frames]
  const names = all.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(misnamedStories(names.map((name) => `export const ${name}: Story = {}`).join('\n'))).toEqual([])
})
