import type { Rolldown } from 'vite'

export type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const screen = /(\/src\/routes\/.+)\?tsr-split=.*\bcomponent\b/

/**
 * Returns whether a module is one of these files, or in one of these folders, which end in a slash. Paths start at the
 * root of the repository; a test checks that they exist.
 */
export function pathMatcher(...paths: string[]) {
  return (id: string) =>
    paths.some((path) => (path.endsWith('/') ? id.includes(`/${path}`) : isFile(id, path)))
}

function isFile(id: string, path: string): boolean {
  return id.endsWith(`/${path}`) || id.includes(`/${path}?`)
}

/** Code for staff only: their screens, the sign-in pages, and the route tree with both. */
export const isOfStaff = pathMatcher(
  'src/dashboard/',
  'src/site/sign-in/',
  'src/offline/sign-out/',
  'src/routes/dashboard/',
  'src/routes/login.tsx',
  'src/routes/register.tsx',
  'src/routes/forgot-password.tsx',
  'src/routes/reset-password.tsx',
)
const isStaffTree = (id: string) => id.endsWith('/src/routeTree.gen.ts')

/** Returns the screens that render a module through our own code: package index files would connect all. */
export function screensOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  const screens = new Set<string>()
  if (seen.has(id) || !id.includes('/src/')) return screens
  seen.add(id)
  const [, name] = screen.exec(id) ?? []
  if (name) return screens.add(name)
  for (const importer of importersOf(id, graph))
    for (const found of screensOf(importer, graph, seen)) screens.add(found)
  return screens
}

/** Whether the public script reaches a module without passing through staff code. */
export function servesVisitors(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id) || !id.includes('/src/') || isOfStaff(id) || isStaffTree(id)) return false
  if (id.endsWith('/src/main.tsx')) return true
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  return [...importers, ...dynamicImporters].some((importer) => servesVisitors(importer, graph, seen))
}

/** Whether the page's script imports a module at the start. */
export function isInitial(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  if (id.endsWith('/src/main.tsx')) return true
  seen.add(id)
  return importersOf(id, graph).some((importer) => isInitial(importer, graph, seen))
}

/** Whether a module imports one of these, directly or indirectly. */
export function isReachable(
  id: string,
  graph: Graph,
  isMeant: (id: string) => boolean,
  seen = new Set<string>(),
): boolean {
  if (isMeant(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (graph.getModuleInfo(id)?.importedIds ?? []).some((next) => isReachable(next, graph, isMeant, seen))
}

export const importersOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.importers ?? []
