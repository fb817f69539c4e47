import type { Rolldown } from 'vite'
import { entries } from './app-entries.ts'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>
type App = 'site' | 'dashboard'

const isScreen = (id: string) => /\?tsr-split=/.test(id)
const isEntry = (id: string) => Object.values(entries).some((entry) => id.endsWith(`/${entry}`))
const isStart = (id: string) => isEntry(id) || /\/routes\/__root\.tsx\?/.test(id)
const isLayout = (id: string) => /\/routes\/(?:_site|dashboard)\/route\.tsx\?/.test(id)
/** The page that most visitors open first: it loads nothing that only others share. */
const isHome = (id: string) => /\/routes\/_site\/index\.tsx\?/.test(id)
const hasForm = (id: string) => /\/routes\/_site\/(?:contact|quote|apply|my-messages)\//.test(id)

/**
 * Whether a module belongs to a package with an index file: the graph would connect all of its parts, so the bundler
 * places them. The layouts of both apps use `useLocation`.
 */
const isOfIndex = (id: string) => id.includes('/@tanstack/') && !id.endsWith('/useLocation.js')

/** Returns the roots that load a module: entries, screens, and dynamic imports. */
function rootsOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  const roots = new Set<string>()
  if (seen.has(id)) return roots
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  if (dynamicImporters.length > 0 || isEntry(id)) roots.add(id)
  for (const importer of importers) for (const root of rootsOf(importer, graph, seen)) roots.add(root)
  return roots
}

/** Returns the apps that load a root. A dynamic import of a shared folder belongs to the apps of its importers. */
function appsOf(root: string, graph: Graph, seen = new Set<string>()): App[] {
  if (seen.has(root)) return []
  seen.add(root)
  if (root.includes('/src/site/')) return ['site']
  if (root.includes('/src/dashboard/')) return ['dashboard']
  const importers = graph.getModuleInfo(root)?.dynamicImporters ?? []
  return importers.flatMap((importer) =>
    [...rootsOf(importer, graph)].flatMap((next) => appsOf(next, graph, seen)),
  )
}

type Usage = 'start' | 'layout' | 'forms' | 'outbox' | `often${string}` | 'seldom' | 'later' | 'never'

/** Number of screens that must load a module before it moves to a file that all screens of their kind load. */
const share = { site: 6, dashboard: 14 }

/** Returns how an app loads a module that these roots load. */
function usage(app: App, roots: string[], graph: Graph): Usage {
  const ownRoots = roots.filter((root) => appsOf(root, graph).includes(app))
  if (ownRoots.length === 0) return 'never'
  if (ownRoots.some(isStart)) return 'start'
  if (ownRoots.some(isLayout)) return 'layout'
  const screens = ownRoots.filter(isScreen)
  if (screens.length === 0) return 'later'
  if (screens.length > 1 && screens.every(hasForm))
    return screens.length === ownRoots.length ? 'forms' : 'outbox'
  if (screens.length < share[app]) return 'seldom'
  if (app === 'dashboard') return 'often'
  return `often${screens.some(isHome) ? ' home' : ''}${screens.some(hasForm) ? ' form' : ''}`
}

/** Returns the group of a module by how the site and the dashboard load it. */
function groupOf(id: string, graph: Graph): string | null {
  if (isScreen(id) || isEntry(id) || isOfIndex(id)) return null
  const roots = [...rootsOf(id, graph)]
  const site = usage('site', roots, graph)
  const dashboard = usage('dashboard', roots, graph)
  if (site === 'seldom' || site === 'later') return null
  if (site === 'never') {
    if (dashboard === 'seldom' || dashboard === 'later') return null
    return `dashboard ${dashboard === 'often' ? kindOf(id) : layerOf(id, dashboard)}`
  }
  // Keeps apart code that no screen of the dashboard needs.
  const app = dashboard === 'never' || dashboard === 'later' ? 'site' : 'shared'
  const usedBy = app === 'site' ? site : site.replace(' form', '')
  const name = site === 'layout' ? 'start' : usedBy
  return [app, name, ...heavy.filter((path) => imports(id, path, graph))].join(' ')
}

/** Packages that most pages do without. What imports one has its own file. */
const heavy = ['/zod/', '/react-hook-form/']

/** Whether a module imports a path, directly or indirectly. */
function imports(id: string, path: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.includes(path)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (graph.getModuleInfo(id)?.importedIds ?? []).some((next) => imports(next, path, graph, seen))
}

/** Separates the API from the layout, for the sign-in screens, which have none. */
const layerOf = (id: string, usage: Usage) => (/\/src\/(?:contract|api)\//.test(id) ? 'api' : usage)

const kindOf = (id: string) => /\/src\/dashboard\/(form|list)\//.exec(id)?.[1] ?? 'screens'

export const groups: Groups = [
  { name: 'vendor', tags: ['$initial'], test: /\/node_modules\//, priority: 3 },
  { debugName: 'usage', name: groupOf, priority: 1, includeDependenciesRecursively: false },
]
