import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { frameColours } from './brand.ts'
import { contrast, readColours } from './read-colours.ts'

const themeColours = readColours(await readFile('src/ui/browser/theme.css', 'utf8'))

test('the frame of the book wears the colours of the product', () => {
  expect(themeColours.light).toMatchObject(frameColours.light)
  expect(themeColours.dark).toMatchObject(frameColours.dark)
})

test('contrast is counted as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
})

test.each(['light', 'dark'] as const)('words of every colour can be read in the %s theme', (theme) => {
  const colours = themeColours[theme]
  for (const name of ['ink', 'ink-soft', 'signal', 'signal-deep', 'safe', 'caution', 'danger', 'info'])
    for (const paper of [colours.paper, colours['paper-sunk']])
      expect(contrast(colours[name] ?? '#ffffff', paper), name).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colours.edge, colours.paper)).toBeGreaterThanOrEqual(3)
})

test('words on steel can be read: it is the same in both themes, and wears the ink of the dark one', () => {
  expect(themeColours.light.steel).toBe(themeColours.dark.steel)
  expect(contrast(themeColours.dark.ink, themeColours.light.steel)).toBeGreaterThanOrEqual(4.5)
})
