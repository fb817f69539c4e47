import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { playing, silentStates } from './state-stories.ts'

const helpers = playing(readFileSync('mocks/story-states.ts', 'utf8'))

test.each(globSync('src/**/*.stories.tsx').sort())('%s asserts the states that it names', (file) => {
  expect(silentStates(readFileSync(file, 'utf8'), helpers)).toEqual([])
})

test('the helpers of states are known, and what only records is none', () => {
  expect(helpers).toEqual(
    expect.arrayContaining(['waiting', 'empty', 'failed', 'missing', 'odd', 'untouched']),
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
      'export const Refused: Story = { play: async () => {} }',
      'export const RefusedInTheDark: Story = { ...Refused }',
    ),
  ).toEqual([])
  expect(silent('export const Oddity: Story = {}', 'export const Whole: Story = {}')).toEqual([])
})
