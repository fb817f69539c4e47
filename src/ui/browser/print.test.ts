import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const theme = read('./theme.css')
const [, onPaper = ''] = /@media print \{([\s\S]*?)\n {4}\}/.exec(theme) ?? []
const printed = onPaper + read('./print.css')

/** Colour tokens that a style sheet sets. */
const coloursIn = (sheet: string) =>
  new Map(
    [...sheet.matchAll(/(--[\w-]+): (#\w{3}(?:\w{3})?);/g)].map(([, name = '', colour = '']) => [
      name,
      colour,
    ]),
  )

/** Contrast ratio against white paper. */
function contrast(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

test('text is printed in colours with enough contrast on paper, whatever the theme', () => {
  const colours = coloursIn(printed)
  for (const token of ['--ink', '--ink-soft', '--signal', '--safe', '--caution', '--danger', '--info'])
    expect(contrast(colours.get(token) ?? '#fff'), token).toBeGreaterThanOrEqual(4.5)
  expect([...colours.keys()].filter((token) => !theme.includes(`${token}:`))).toEqual([])
})

test('colours that a dark theme lightens for the screen are not printed light', () => {
  const [, night = ''] = /@variant night \{([^}]*)\}/.exec(theme) ?? []
  const light = [...coloursIn(night).keys()].filter((token) => !/^--(?:on|signal-deep)/.test(token))
  expect(light.length).toBeGreaterThan(8)
  expect(light.filter((token) => !coloursIn(printed).has(token))).toEqual([])
})

test('controls of public pages are not printed, and no text is cut', () => {
  const [, hidden = ''] = /Public pages\..*?\*\/(.*?)\{\s*display: none/s.exec(printed) ?? []
  const parts = [
    'button:not(:has(img))',
    'a.mt-auto',
    'search',
    'details',
    "nav:not([aria-label='Breadcrumb'])",
  ]
  for (const part of parts) expect(hidden).toContain(part)
  expect(printed).toMatch(/line-clamp'\] \{\s*display: block/)
})

test('text on a steel band is printed dark, although its screen colours are for a dark ground', () => {
  const [, steel = ''] = /@utility steel \{([^}]*)\}/.exec(theme) ?? []
  const lightened = [...coloursIn(steel).keys()]
  const onPaper = coloursIn(
    [...read('./print.css').matchAll(/\.steel \{([^}]*)\}/g)].map(([rule]) => rule).join(),
  )
  expect(lightened.length).toBeGreaterThan(1)
  expect(lightened.filter((token) => !onPaper.has(token))).toEqual([])
})
