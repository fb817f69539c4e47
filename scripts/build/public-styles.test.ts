import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entries } from './app-entries.ts'
import { visitorsFiles, withMixedColours } from './public-styles.ts'

const chunk = { facade: null, imports: [], dynamicImports: [], staff: false, modules: [] }

test('classes come from exactly the source files that a server-rendered page may run', () => {
  const files = visitorsFiles({
    'start.js': {
      ...chunk,
      facade: entries.site,
      modules: [entries.site, 'node_modules/x/y.ts', 'src/a.css'],
      imports: ['card.js'],
      dynamicImports: ['home.js'],
    },
    'card.js': { ...chunk, modules: ['src/ui/card.tsx'] },
    'home.js': {
      ...chunk,
      modules: ['src/site/routes/_site/index.tsx?tsr-split=component'],
      imports: ['start.js', 'card.js'],
    },
    'dashboard.js': {
      ...chunk,
      facade: entries.dashboard,
      modules: [entries.dashboard],
      imports: ['card.js'],
      dynamicImports: ['login.js'],
    },
    'login.js': { ...chunk, modules: ['src/dashboard/routes/login.tsx?tsr-split=component'] },
  })
  expect(files).toEqual(['src/site/boot/client.tsx', 'src/site/routes/_site/index.tsx', 'src/ui/card.tsx'])
})

test('withMixedColours keeps only the mixed colour of two', () => {
  const plain = '.a\\/8{color:#abc}'
  const mixed = '@supports (color:color-mix(in lab,red,red)){.a\\/8{color:color-mix(in oklab,red 8%,#0000)}}'
  expect(withMixedColours(`.x{top:0}${plain}${mixed}.y{top:1px}`)).toBe(
    '.x{top:0}.a\\/8{color:color-mix(in oklab,red 8%,#0000)}.y{top:1px}',
  )
  // The rule has another selector first, so its colour stays.
  const shared = `.b,.a\\/8{color:#abc}${mixed}`
  expect(withMixedColours(shared)).toBe(shared)
  expect(withMixedColours('@supports (display:grid){.b{top:0}}')).toBe('@supports (display:grid){.b{top:0}}')
})

test('no element uses a class that is left out of the public style sheet', () => {
  const css = readFileSync('src/site/render/public.css', 'utf8')
  const [, words = ''] = /@source not inline\('\{([^}]+)\}'\)/.exec(css) ?? []
  // The style sheet itself contains its rule.
  const leftOut = words.split(',').filter((word) => !css.includes(`.${word} {`))
  expect(leftOut).toContain('container')
  const used = globSync('src/{site,ui,routes}/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/className=\{?["'`]([^"'`]*)/g)].flatMap(([, names = '']) =>
      names.split(/\s+/).map((name) => ({ file, name })),
    ),
  )
  expect(used.length).toBeGreaterThan(1000)
  expect(used.filter(({ name }) => leftOut.includes(name))).toEqual([])
})
