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
