import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { visitorsFiles } from './public-styles.ts'

const chunk = { facade: null, imports: [], dynamicImports: [] }

test('classes come from every file of ours that visitors run, and from no other', () => {
  const files = visitorsFiles({
    'a.js': {
      ...chunk,
      staff: false,
      modules: [
        'src/ui/card.tsx',
        'src/routes/_site/index.tsx?tsr-split=component',
        'src/a.css',
        'node_modules/x/y.ts',
      ],
    },
    'b.js': { ...chunk, staff: false, modules: ['src/ui/card.tsx', 'src/site/picture/picture.tsx'] },
    'c.js': { ...chunk, staff: true, modules: ['src/dashboard/list.tsx'] },
  })
  expect(files).toEqual(['src/routes/_site/index.tsx', 'src/site/picture/picture.tsx', 'src/ui/card.tsx'])
})

test('words that are left out of the public style sheet are the class of nothing', () => {
  const css = readFileSync('src/site/document/public.css', 'utf8')
  const [, words = ''] = /@source not inline\('\{([^}]+)\}'\)/.exec(css) ?? []
  // Its rule is written in the style sheet itself.
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
