import type { Rolldown } from 'vite'
import { drawersOf } from './icon-drawers.ts'
import { type Graph, isInitial, screensOf, servesVisitors } from './module-graph.ts'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>

/** How many screens must draw a module before it goes into the file that all screens of their kind load. */
const publicShare = 3
const frameShare = 8
const staffShare = 16
const listShare = 9
const pictureList = 'dashboard/media/index.tsx'

/** What visitors read of the wire, and what makes a call. */
const ofContract =
  /\/src\/contract\/(?:records\/(?:[\w-]*reads|reader)|fields|answer|endpoint|health-check|multipart|search|visit)\.|\/src\/api\/(request|our-answer|time-limit|idempotency)\./

/** Where visitors' forms go, and what else their outbox shares with staff's drafts. */
const ofInboxes =
  /\/src\/(?:contract\/(?:records\/(?:submissions|[\w-]+-inbox)|collection)|offline\/disk\/(?:lock-heartbeat|web-lock|hash-text))\./

/** What visitors write: schemas, and what makes them. */
const ofSchemas = /\/src\/contract\/(?!records\/|options\.|search-hits\.|collection\.)|\/node_modules\/zod\//

/** What describes the reads of a page, and follows them. */
const ofReads =
  /\/src\/api\/(content|read-options|request-later)\.|\/src\/(contract\/options|site\/content\/record-query)\.|\/(react-query|query-core)\/(?!.*[mM]utation)/

/** What draws icons and sets atoms: every page does, though none as it starts. */
const ofAll = /\/lucide-react\/dist\/esm\/(?!icons\/|lucide-react\.)|\/jotai\/dist\/react\//

/** What only pages with a form draw. */
const ofForms = /\/src\/(ui\/form|site\/outbox)\/(?!unsent-note-slot)/

/** What a few pages draw for phones alone: in a file that more pages share, the others would load it. */
const ofPhones = /\/src\/site\/frame\/call-bar\./

/** Packages, and ours that sets React up. */
const ofVendor = /\/node_modules\/|\/start\/react-root\./

/** What keeps and sends what visitors typed, and says how far it has come. */
const ofOutbox =
  /\/src\/offline\/(outbox\/(?!has-items)|drafts\/(draft|plain-drafts)|disk\/(ask-lock|lock\.))|\/src\/site\/outbox\/(?!unsent-note-slot)/

/** What a form of visitors draws around its fields; the list of what was sent does without. */
const ofKeptForms =
  /\/src\/(site\/(outbox\/(draft-note|opened-form|form-session|unsent-panel|kept-form|sent-panel|sent-reference)|content\/step-list)|ui\/form\/upload-progress|offline\/drafts\/(typed-when|other-drafts))\./

/** What no page waits for. */
const ofAfterLoad =
  /\/src\/(after-load|offline\/(connection\/try-again|outbox\/has-items|worker\/(newer-version|register-worker|watch-installation))|site\/start\/(page-change|record-visit|start-up-lists))\./

/** What pages with a form, and the page's start, need of what shows records. */
const ofOthers = /\/src\/site\/(frame\/without-script|content\/(record-query|saved-instead))\./

/** What narrows a public list; the home page has none. */
const ofFilters =
  /\/src\/(site\/content\/(filter|none-match)|ui\/(debounced-input|text\/search-words)\.?)|\/sliders-horizontal\./

/** What opens staff's answers, without what visitors' forms need, too. */
const ofKeeper = /\/src\/offline\/(vault\/|saved\/(staff-answers|restore-staff|blank-staff|staff-files)\.)/

/** Who has answered what. */
const ofAnswered =
  /\/src\/(api\/answers|contract\/answers|offline\/kept\/kept-answers|dashboard\/answer\/answered)/

const isIcon = (id: string) => id.includes('/lucide-react/dist/esm/icons/')

/**
 * How the scripts are cut. Left alone, each part that two screens share becomes a file, and a page loads twenty. A group
 * is a folder, or a question to the graph of modules: who imports this? An icon goes with the modules that draw it.
 *
 * - `vendor`: packages that every page needs; it stays in the browser's cache when only our own code changes
 * - `start`: our own code that every page needs, and what both the public frame and staff's screens draw
 * - `reads`: what describes and follows the reads of a page
 * - `contract`: what visitors read of the wire, and what makes the calls
 * - `inboxes`: where forms go; `schemas`: what they write, with the library that checks it
 * - `keeper`: what opens the device's answers to staff; it comes before the shell
 * - `inbox`: who has answered what
 * - `after`: what no page waits for
 * - `outbox`: what keeps and sends what visitors typed; `kept-forms`: what their forms draw around it
 * - `forms`, `lists`: what staff's forms and lists are made of; `tables`: what lists of pictures do without
 * - `desk`: what the staff shell is made of, and parts of many of its screens
 * - `site`: what the public frame draws and what many public pages share, and staff's screens do not
 * - `filters`: what narrows a public list, and staff's screens do not draw
 * - `records`: what several public pages share that show records; `shared`: the same where staff's screens draw it, too
 */
export const groups: Groups = [
  { name: 'vendor', tags: ['$initial'], test: ofVendor, priority: 3 },
  { ...group('start', isStart, /./), priority: 2, includeDependenciesRecursively: false },
  { name: 'reads', test: ofReads, priority: 1.6, includeDependenciesRecursively: false },
  { ...group('contract', servesVisitors, ofContract), priority: 1.5, includeDependenciesRecursively: false },
  { name: 'inboxes', test: ofInboxes, priority: 1.45, includeDependenciesRecursively: false },
  { ...group('schemas', isSchemas, ofSchemas), priority: 1.4 },
  {
    name: 'keeper',
    test: ofKeeper,
    priority: 1.3,
    includeDependenciesRecursively: false,
  },
  { name: 'inbox', test: ofAnswered, priority: 1.26, includeDependenciesRecursively: false },
  { name: 'after', test: ofAfterLoad, priority: 1.25, includeDependenciesRecursively: false },
  { ...group('kept-forms', isOutbox, ofKeptForms), priority: 1.26, includeDependenciesRecursively: false },
  { ...group('outbox', isOutbox, ofOutbox), priority: 1.25, includeDependenciesRecursively: false },
  { ...group('desk', isDesk), priority: 1.25, includeDependenciesRecursively: false },
  { ...group('forms', isForm), priority: 1.2, includeDependenciesRecursively: false },
  { ...group('lists', isList), priority: 1.2, includeDependenciesRecursively: false },
  { ...group('tables', isTable), priority: 1.2, includeDependenciesRecursively: false },
  { ...group('site', isSite), priority: 1, includeDependenciesRecursively: false },
  { ...group('filters', isFilters), priority: 0.95, includeDependenciesRecursively: false },
  { ...group('records', isRecords), priority: 0.9, includeDependenciesRecursively: false },
  { ...group('shared', isShared), priority: 0.9, includeDependenciesRecursively: false },
]

function group(
  name: string,
  belongs: (id: string, graph: Graph) => boolean,
  test = /\/src\/|\/node_modules\//,
) {
  return { debugName: name, test, name: (id: string, graph: Graph) => (belongs(id, graph) ? name : null) }
}

function isStart(id: string, graph: Graph): boolean {
  return (
    ofAll.test(id) || (!id.includes('/node_modules/') && isInitial(id, graph)) || isOfBothFrames(id, graph)
  )
}

function isSchemas(id: string, graph: Graph): boolean {
  return id.includes('/zod/') || servesVisitors(id, graph)
}

function isOutbox(id: string, graph: Graph): boolean {
  return servesVisitors(id, graph) && !isDrawnByStaff(id, graph)
}

function isDesk(id: string, graph: Graph): boolean {
  if (isIcon(id)) return isOfStaff(id, graph, isDesk)
  if (id.includes('/react-router/') && /\/useCanGoBack\./.test(id)) return true
  if (!/\/src\/(dashboard|offline|ui)\//.test(id)) return false
  if (!id.includes('/dashboard/') && servesVisitors(id, graph)) return false
  const screens = staffScreens(id, graph)
  if (id.includes('/src/ui/') && screens.length < screensOf(id, graph).size) return false
  if (screens.includes('dashboard/route.tsx')) return true
  // Lists and other screens use these two; in a file of one kind, the other kind would load all of it.
  if (/\/dashboard\/(list\/row-actions|form\/kept-option)\./.test(id)) return true
  if (/\/src\/(dashboard\/form|ui)\//.test(id)) return false
  return screens.length >= (id.includes('/dashboard/navigation/') ? listShare : staffShare)
}

/** What comes while the form's frame stands is a file of its own. */
function isForm(id: string, graph: Graph): boolean {
  return id.includes('/src/dashboard/form/') && staffScreens(id, graph).length > 0
}

function isList(id: string, graph: Graph): boolean {
  return isOfLists(id, graph) && staffScreens(id, graph).includes(pictureList)
}

function isTable(id: string, graph: Graph): boolean {
  // The menu of columns is the only one with boxes to tick.
  if (id.includes('/@base-ui/react/menu/checkbox-item')) return true
  return isOfLists(id, graph) && !staffScreens(id, graph).includes(pictureList)
}

function isOfLists(id: string, graph: Graph): boolean {
  if (!id.includes('/src/dashboard/list/') || isDesk(id, graph)) return false
  return staffScreens(id, graph).length >= listShare
}

/** Drawn by visitors' pages alone. */
function isSite(id: string, graph: Graph): boolean {
  return isPublic(id, graph, frameShare) && !isDrawnByStaff(id, graph)
}

function isRecords(id: string, graph: Graph): boolean {
  return isPublic(id, graph) && !isDrawnByStaff(id, graph) && !ofOthers.test(id)
}

function isFilters(id: string, graph: Graph): boolean {
  return ofFilters.test(id) && isPublic(id, graph) && !isDrawnByStaff(id, graph)
}

/** In a file with the public frame, staff would load all of that. */
function isShared(id: string, graph: Graph): boolean {
  return isPublic(id, graph) && isDrawnByStaff(id, graph) && !isOnScreens(id, graph, hasForm)
}

/** In one of its own, what the public frame and staff's screens both draw would make both kinds heavier. */
function isOfBothFrames(id: string, graph: Graph): boolean {
  return isPublic(id, graph, frameShare) && isDrawnByStaff(id, graph)
}

function isPublic(id: string, graph: Graph, share = publicShare): boolean {
  if (isIcon(id)) return drawersOf(id, graph).some((drawer) => isPublic(drawer, graph, share))
  if (!/\/src\/(ui|site|offline\/notes)\//.test(id) || ofForms.test(id) || ofPhones.test(id)) return false
  const screens = [...screensOf(id, graph)].filter((name) => name.startsWith('_site/'))
  return screens.includes('_site/route.tsx') || screens.length >= share
}

const isDrawnByStaff = (id: string, graph: Graph) => isOnScreens(id, graph, isOfStaffs)

/** Whether one of these screens draws it. */
function isOnScreens(id: string, graph: Graph, isMeant: (screen: string) => boolean): boolean {
  const drawers = isIcon(id) ? drawersOf(id, graph) : [id]
  return drawers.some((drawer) => [...screensOf(drawer, graph)].some(isMeant))
}

const hasForm = (screen: string) => /^_site\/(contact|quote|apply)\//.test(screen)

const isOfStaffs = (screen: string) =>
  /^(dashboard\/|login|register|forgot-password|reset-password)/.test(screen)

const staffScreens = (id: string, graph: Graph) =>
  [...screensOf(id, graph)].filter((name) => name.startsWith('dashboard/'))

function isDrawnBy(icon: string, graph: Graph, belongs: typeof isDesk): boolean {
  return drawersOf(icon, graph).some((drawer) => belongs(drawer, graph))
}

/** Drawn by one of these, and on no page that visitors see. */
function isOfStaff(icon: string, graph: Graph, belongs: typeof isDesk): boolean {
  return isDrawnBy(icon, graph, belongs) && !isDrawnBy(icon, graph, servesVisitors)
}
