import type { Rolldown } from 'vite'

export type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const screen = /\/src\/routes\/(.+)\?tsr-split=.*\bcomponent\b/

/** What staff alone come to: their screens, the door to them, and the tree of routes that holds both. */
const ofStaff =
  /\/src\/(?:dashboard|site\/sign-in|offline\/sign-out)\/|\/src\/routes\/(?:dashboard\/|(?:login|register|forgot-password|reset-password)\.)|\/routeTree\.gen\.ts$/

/** The screens that draw a module, through our own code: a package's index file would join everything. */
export function screensOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  const screens = new Set<string>()
  if (seen.has(id) || !id.includes('/src/')) return screens
  seen.add(id)
  const [, name] = screen.exec(id) ?? []
  if (name) return screens.add(name)
  for (const importer of graph.getModuleInfo(id)?.importers ?? [])
    for (const found of screensOf(importer, graph, seen)) screens.add(found)
  return screens
}

/** Whether the page's script reaches a module without going through what staff alone come to. */
export function servesVisitors(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id) || !id.includes('/src/') || ofStaff.test(id)) return false
  if (id.endsWith('/src/main.tsx')) return true
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  return [...importers, ...dynamicImporters].some((importer) => servesVisitors(importer, graph, seen))
}

/** Whether the page's script imports a module as it starts. */
export function isInitial(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  if (id.endsWith('/src/main.tsx')) return true
  seen.add(id)
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isInitial(importer, graph, seen))
}
