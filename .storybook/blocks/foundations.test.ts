import { readFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { frameColours } from './brand.ts'

const css = readFileSync('src/ui/browser/theme.css', 'utf8')
const read = (page: string) => readFile(`.storybook/foundations/${page}.mdx`, 'utf8')

/** Contents of the first block after `start`, without nested blocks. */
const block = (start: string) => css.slice(css.indexOf(start) + start.length).split(/[{}]/, 2)[1] ?? ''
const coloursIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g), ([, name, colour]) => [name, colour]),
  )

const base = coloursIn(block('@layer theme {\n  :root,\n  [data-theme],\n  .steel'))
const steel = coloursIn(block('  }\n\n  :root'))
const night = coloursIn(block('@variant night'))
const themes = { light: { ...base, ...steel }, dark: { ...base, ...steel, ...night } }

/** Returns the contrast ratio of two colours (#rrggbb), 1 to 21, by WCAG 2. */
function contrast(one = '', other = ''): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the lowest contrast of a colour on both papers in both themes. */
function lowestContrast(name: string): number {
  const ratios = [themes.light, themes.dark].flatMap((theme) => [
    contrast(theme[name], theme.paper),
    contrast(theme[name], theme['paper-sunk']),
  ])
  return Math.min(...ratios)
}

test('the contrast ratio follows the WCAG formula', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('the Storybook frame uses the colours of the product theme', () => {
  expect(themes.light).toMatchObject(frameColours.light)
  expect(themes.dark).toMatchObject(frameColours.dark)
})

test.each(['ink', 'ink-soft', 'signal', 'signal-deep', 'safe', 'caution', 'danger', 'info'])(
  'text in %s has enough contrast on both papers in both themes',
  (name) => {
    expect(lowestContrast(name)).toBeGreaterThanOrEqual(4.5)
  },
)

test('outlines have enough contrast, and so has light ink on steel', () => {
  expect(contrast(themes.light.edge, themes.light.paper)).toBeGreaterThanOrEqual(3)
  expect(contrast(themes.dark.edge, themes.dark.paper)).toBeGreaterThanOrEqual(3)
  expect(contrast(themes.dark.ink, themes.light.steel)).toBeGreaterThanOrEqual(4.5)
})

test('the page of colours has the values and the contrast of the style sheet', async () => {
  const item = /title="([\w-]+)" subtitle="([^"]*)" colors=\{\{ Light: '(#\w+)', Dark: '(#\w+)' \}\}/g
  const items = Array.from(
    (await read('colours')).matchAll(item),
    ([, name = '', text = '', light, dark]) => ({
      name,
      light,
      dark,
      ratio: /([\d.]+):1$/.exec(text)?.[1],
    }),
  )
  expect(items).toHaveLength(13)
  for (const { name, ratio, ...colours } of items) {
    expect(colours, name).toEqual({ light: themes.light[name], dark: themes.dark[name] })
    if (ratio) expect(ratio, name).toBe(lowestContrast(name).toFixed(1))
  }
})

test('the page of type has the sizes of the style sheet', async () => {
  const narrow = sizesIn(block('@theme'))
  const wide = { ...narrow, ...sizesIn(block('@media (min-width: 64rem)')) }
  const dense = sizesIn(block('@utility dense'))
  const page = await read('type')
  expect(Object.keys(narrow)).toHaveLength(9)
  for (const [name, size] of Object.entries(narrow)) {
    const [, height] = new RegExp(`--${name}--line-height: ([\\d.]+);`).exec(css) ?? []
    expect(page).toContain(`| ${name} | ${size} | ${wide[name]} | ${dense[name] ?? 'not used'} | ${height} |`)
  }
})

/** Returns the text sizes of a block, in pixels. */
function sizesIn(text: string): Record<string, number> {
  return Object.fromEntries(
    Array.from(text.matchAll(/--(text-\w+): (?:min\()?([\d.]+)rem/g), ([, name = '', rem]) => [
      name,
      Math.round(Number(rem) * 160) / 10,
    ]),
  )
}

test('the page of icons has every icon of the product and no other', async () => {
  const used = new Set<string>()
  for await (const file of glob('src/**/*.{ts,tsx}')) {
    if (/\.(?:stories|test|fixture)\./.test(file)) continue
    for (const [, names = ''] of (await readFile(file, 'utf8')).matchAll(
      /import \{([^}]*)\} from 'lucide-react'/g,
    ))
      for (const [, name = ''] of names.matchAll(/(?:^|,)\s*(?!type )(\w+)/g))
        used.add(name.replace(/Icon$/, ''))
  }
  const [, meanings = ''] = /export const meanings = \{([^}]*)\}/.exec(await read('icons')) ?? []
  expect(Array.from(meanings.matchAll(/(\w+): '/g), ([, name]) => name)).toEqual([...used].sort())
})

test('the introduction names the group of every story title', async () => {
  const introduction = await readFile('.storybook/introduction.mdx', 'utf8')
  for await (const file of glob('{src,.storybook}/**/*.stories.tsx')) {
    const [, group = 'no title'] = /\btitle: '([^'/]+)\//.exec(await readFile(file, 'utf8')) ?? []
    expect(introduction, file).toContain(group)
  }
})
