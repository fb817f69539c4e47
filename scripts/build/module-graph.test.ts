import { expect, test } from 'vitest'
import { folderOf } from '#scripts/shipped/shipped-packages.ts'
import { drawersOf } from './icon-drawers.ts'
import { type Graph, isInitial, isReachable, pathMatcher, screensOf, servesVisitors } from './module-graph.ts'

interface Module {
  importers?: string[]
  dynamicImporters?: string[]
  importedIds?: string[]
  code?: string
}

/** Creates a graph of these modules, with the properties that are read. */
function graphOf(modules: Record<string, Module>): Graph {
  const getModuleInfo = (id: string) => ({ importers: [], dynamicImporters: [], code: '', ...modules[id] })
  return { getModuleInfo } as unknown as Graph
}

const projects = '/x/src/routes/_site/projects/index.tsx?tsr-split=component'
const editor = '/x/src/routes/dashboard/projects/new.tsx?tsr-split=component'
const lucide = '/x/node_modules/lucide-react/dist/esm/lucide-react.mjs'
const bell = '/x/node_modules/lucide-react/dist/esm/icons/bell.mjs'

const graph = graphOf({
  '/x/src/ui/card.tsx': { importers: ['/x/src/site/list.tsx', '/x/src/dashboard/list.tsx'] },
  '/x/src/site/list.tsx': { importers: [projects] },
  '/x/src/dashboard/list.tsx': { importers: [editor, '/x/src/ui/card.tsx'] },
  '/x/src/contract/team.ts': {
    importers: ['/x/src/contract/index.ts'],
    dynamicImporters: ['/x/src/main.tsx'],
  },
  '/x/src/contract/index.ts': { importers: ['/x/src/dashboard/list.tsx'] },
  [bell]: { importers: [lucide] },
  [lucide]: {
    importers: ['/x/src/dashboard/bell.tsx', '/x/src/ui/menu.tsx'],
    code: "export { default as Bell, default as BellIcon } from './icons/bell.mjs'\nexport { default as Bellows } from './icons/bellows.mjs'",
  },
  '/x/src/dashboard/bell.tsx': { code: 'import { Bell, X } from "lucide-react"' },
  '/x/src/ui/menu.tsx': { code: 'import { Bellows } from "lucide-react"' },
})

test('screensOf finds the screens of a module, even where modules import each other', () => {
  expect([...screensOf('/x/src/ui/card.tsx', graph)]).toEqual([
    '/src/routes/_site/projects/index.tsx',
    '/src/routes/dashboard/projects/new.tsx',
  ])
})

test('a module that only staff screens reach does not serve visitors', () => {
  expect(servesVisitors('/x/src/contract/team.ts', graph)).toBe(true)
  expect(servesVisitors('/x/src/contract/index.ts', graph)).toBe(false)
  expect(servesVisitors('/x/src/dashboard/list.tsx', graph)).toBe(false)
})

test('drawersOf finds the modules that import an icon', () => {
  expect(drawersOf(bell, graph)).toEqual(['/x/src/dashboard/bell.tsx'])
  expect(drawersOf('/x/node_modules/lucide-react/dist/esm/Icon.mjs', graph)).toEqual([])
})

test.each([
  ['/x/node_modules/jotai/dist/react.mjs', '/x/node_modules/jotai'],
  ['/x/node_modules/a/node_modules/@b/c/d.js', '/x/node_modules/a/node_modules/@b/c'],
  ['/x/src/main.tsx', undefined],
  ['\0vite/preload-helper.js', undefined],
])('the package folder of %s is %s', (id, folder) => {
  expect(folderOf(id)).toBe(folder)
})

test('isInitial separates modules that a page imports at its start from those it fetches later', () => {
  const pages = graphOf({
    '/x/src/api/session.ts': { importers: ['/x/src/router.tsx'] },
    '/x/src/router.tsx': { importers: ['/x/src/main.tsx', '/x/src/api/session.ts'] },
    '/x/src/after-load.ts': { dynamicImporters: ['/x/src/main.tsx'] },
  })
  expect(isInitial('/x/src/api/session.ts', pages)).toBe(true)
  expect(isInitial('/x/src/after-load.ts', pages)).toBe(false)
})

test('within matches a module by its folder or its file', () => {
  const isOfLists = pathMatcher('src/dashboard/list/', 'src/ui/card.tsx')
  expect(isOfLists('/x/src/dashboard/list/row-actions.tsx')).toBe(true)
  expect(isOfLists('/x/src/ui/card.tsx?tsr-split=component')).toBe(true)
  expect(isOfLists('/x/src/dashboard/list.tsx')).toBe(false)
  expect(isOfLists('/x/src/ui/card.tsx.map')).toBe(false)
  expect(isOfLists('/x/elsewhere/src/ui/card-list.tsx')).toBe(false)
})

test('reaches finds indirect imports, even where modules import each other', () => {
  const isZod = pathMatcher('node_modules/zod/')
  const schemas = graphOf({
    '/x/src/contract/quote.ts': { importedIds: ['/x/src/contract/inputs.ts'] },
    '/x/src/contract/inputs.ts': { importedIds: ['/x/src/contract/quote.ts', '/x/node_modules/zod/mini.js'] },
    '/x/src/contract/options.ts': { importedIds: ['/x/src/contract/words.ts'] },
    '/x/src/contract/words.ts': { importedIds: ['/x/src/contract/options.ts'] },
  })
  expect(isReachable('/x/src/contract/quote.ts', schemas, isZod)).toBe(true)
  expect(isReachable('/x/src/contract/options.ts', schemas, isZod)).toBe(false)
})
