import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { frameColours } from './brand.ts'
import { contrast, readColours } from './read-colours.ts'

const themeColours = readColours(await readFile('src/ui/browser/theme.css', 'utf8'))

test('the Storybook frame uses the colours of the product theme', () => {
  expect(themeColours.light).toMatchObject(frameColours.light)
  expect(themeColours.dark).toMatchObject(frameColours.dark)
})

test('the contrast ratio follows the WCAG formula', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
})

test.each(['light', 'dark'] as const)('text of every colour has enough contrast in the %s theme', (theme) => {
  const colours = themeColours[theme]
  for (const name of ['ink', 'ink-soft', 'signal', 'signal-deep', 'safe', 'caution', 'danger', 'info'])
    for (const paper of [colours.paper, colours['paper-sunk']])
      expect(contrast(colours[name] ?? '#ffffff', paper), name).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colours.edge, colours.paper)).toBeGreaterThanOrEqual(3)
})

test('dark-theme ink has enough contrast on steel, which is the same in both themes', () => {
  expect(themeColours.light.steel).toBe(themeColours.dark.steel)
  expect(contrast(themeColours.dark.ink, themeColours.light.steel)).toBeGreaterThanOrEqual(4.5)
})
