import { readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const screen = /\/src\/routes\/(.+)\?tsr-split=.*\bcomponent\b/
const manyScreens = 8

/** Where visitors' pages read and send. */
const visitorsCalls = /\/src\/(api\/content|offline\/outbox\/sender|site\/start\/record-visit)\.ts$/

/** What packages bring for the frame of every public page: an index file hides from the graph who draws an icon. */
const framePart =
  /lucide-react\/dist\/esm\/(shared\/|context|Icon|createLucideIcon|defaultAttributes|icons\/(menu|x|chevron-down|arrow-right)\.)|jotai\/dist\/react\/|\/src\/site\/head\/private-head\.|\/src\/ui\/browser\/take-focus\.|\/src\/offline\/notes\/offline-note\./

const deskPart =
  /\/useBlocker\.js|\/src\/offline\/(sync|notes)\/(sync-state|synced-lists|lease-note)\.tsx?$|\/src\/dashboard\/(shell\/.*|answer\/.*|navigation\/(list-route|missing-mark|resources|sidebar-screens)|deleting\/(delete-item|delete-question)|install\/install-(button|offer)|record\/page-heading|list\/(list-page|row-actions)|device\/sync-link|new-records\/(use-new-records|new-mark|received|seen)|notifications\/(bell|notifications)|search\/(saved-counts|palette-host))\.tsx?$|\/icons\/(bell|hard-drive-download|log-out|trash|monitor-down|download)\.mjs/

/** An index file hides from the graph who draws an icon: what the sidebar draws, its own files say. */
const sidebarIcons = ['resources', 'sidebar-screens'].flatMap((name) =>
  iconsOf(readFileSync(new URL(`../src/dashboard/navigation/${name}.ts`, import.meta.url), 'utf8')),
)

/**
 * How the scripts are cut. Left alone, each part that two screens share becomes a file, and a page loads twenty.
 *
 * - `vendor`: packages that every page needs; it stays in the browser's cache when only our own code changes
 * - `start`: our own code that every page needs
 * - `contract`: what the wire says to visitors, and its schemas; it comes with the first answer or form, beside the page
 * - `reading`: what draws an answer of the API on a public page; beside the page, too
 * - `desk`: what the staff shell is made of, and small parts of nearly all its screens
 * - `records`, `forms`: what staff's screens of one record share, and all of their forms
 * - `keeper`: what opens the device's answers to staff; it comes before the shell
 * - `record`: what pages about one record have in common; other pages never load it
 * - `site`: what the public frame draws and what many public pages share
 */
export const groups: Groups = [
  { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 3 },
  { name: 'start', tags: ['$initial'], priority: 2 },
  {
    debugName: 'contract',
    name: (id, graph) => (isForVisitors(id, graph) ? 'contract' : null),
    test: /\/src\/contract\/|node_modules\/zod\//,
    priority: 1.5,
  },
  {
    name: 'reading',
    // A query's description is part of every loader; observing it is not.
    test: /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*(query|mutation)Options)|\/src\/site\/content\/content-state|\/src\/offline\/notes\/(saved-age|query-view|retry-button|use-minute)|\/src\/ui\/((text|browser)\/)?(date|empty|alert|select|focus|money|keyed|badge|status-badge)\.tsx?$|\/icons\/(circle-check|circle-exclamation-point|info|triangle-exclamation-point|cloud-off|mail|image)\./,
    includeDependenciesRecursively: false,
    priority: 1.4,
  },
  {
    name: 'desk',
    test: (id) => deskPart.test(id) || sidebarIcons.some((icon) => id.endsWith(`/icons/${icon}.mjs`)),
    includeDependenciesRecursively: false,
    priority: 1.3,
  },
  {
    name: 'records',
    test: /\/src\/dashboard\/\w+\/(record-file|missing-record|delete-record|use-go-to-list|back-button|file-link)\.tsx?$|\/useCanGoBack\.js|\/icons\/arrow-left\./,
    includeDependenciesRecursively: false,
    priority: 1.3,
  },
  {
    name: 'forms',
    test: /\/src\/dashboard\/form\/(form-(draft|editor|page)|offered-draft|use-upload|leave-guard|save-actions)\.tsx?$/,
    includeDependenciesRecursively: false,
    priority: 1.3,
  },
  {
    name: 'keeper',
    test: /\/src\/offline\/(vault\/.*|saved\/(staff-answers|restore-staff|blank-staff|staff-files)|disk\/(saved-head|hash-text))\.ts$/,
    includeDependenciesRecursively: false,
    priority: 1.3,
  },
  {
    name: 'record',
    test: /\/src\/site\/(frame\/record-page|content\/record-of)\./,
    includeDependenciesRecursively: false,
    priority: 1.2,
  },
  {
    debugName: 'site',
    name: (id, graph) => (framePart.test(id) || isSharedBySite(id, graph) ? 'site' : null),
    test: (id) => framePart.test(id) || /\/src\/(ui|site)\//.test(id),
    includeDependenciesRecursively: false,
    priority: 1,
  },
]

/** Whether visitors' calls ask for a file of the contract, directly or through another of its files. */
function isForVisitors(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.includes('/node_modules/') || visitorsCalls.test(id)) return true
  // The table of all collections is staff's.
  if (seen.has(id) || !id.includes('/src/contract/') || id.endsWith('/index.ts')) return false
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  return [...importers, ...dynamicImporters].some((importer) => isForVisitors(importer, graph, seen))
}

function isSharedBySite(id: string, graph: Graph): boolean {
  const screens = [...screensOf(id, graph)].filter((name) => name.startsWith('_site/'))
  return screens.includes('_site/route.tsx') || screens.length >= manyScreens
}

/** The screens that draw a module, through our own code: a package's index file would join everything. */
function screensOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  const screens = new Set<string>()
  if (seen.has(id) || !id.includes('/src/')) return screens
  seen.add(id)
  const [, name] = screen.exec(id) ?? []
  if (name) return screens.add(name)
  for (const importer of graph.getModuleInfo(id)?.importers ?? [])
    for (const found of screensOf(importer, graph, seen)) screens.add(found)
  return screens
}

/** @example iconsOf("import { FileUser, type LucideIcon } from 'lucide-react'") // ['file-user'] */
function iconsOf(code: string): string[] {
  const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(code) ?? []
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase())
}
