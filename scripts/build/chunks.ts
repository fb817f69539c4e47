import type { Rolldown } from 'vite'
import {
  hasForm,
  isIcon,
  isIconIndex,
  isPictureList,
  isPublicFrame,
  isPublicScreen,
  isScreen,
  isStaffFrame,
  isStaffScreen,
  ofAfterLoad,
  ofAllStaff,
  ofAnswered,
  ofApi,
  ofAtoms,
  ofCalls,
  ofColumnsMenu,
  ofContract,
  ofDashboard,
  ofDesk,
  ofFilters,
  ofForms,
  ofIcons,
  ofInboxes,
  ofMechanisms,
  ofNavigation,
  ofOutbox,
  ofPackages,
  ofPages,
  ofPhones,
  ofQueries,
  ofReads,
  ofSaved,
  ofSchemas,
  ofSearch,
  ofStaffForms,
  ofStaffLists,
  ofTyped,
  ofUi,
  ofVault,
  ofVendor,
  ownSource,
} from './chunk-paths.ts'
import { drawersOf } from './icon-drawers.ts'
import {
  type Graph,
  importersOf,
  isInitial,
  isOfStaff,
  isReachable,
  screensOf,
  servesVisitors,
} from './module-graph.ts'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>

/** Number of screens that must use a module before it moves to the file that all screens of their kind load. */
const publicShare = 3
const frameShare = 7
const staffShare = 16
const listShare = 9

/**
 * Groups of the built scripts. By default, each part that two screens share becomes a file, and a page loads twenty. A
 * group is a folder, or a test of the module graph: which modules import this one? An icon belongs to the modules that
 * render it.
 *
 * - `vendor`: packages that every page needs; it stays in the browser's cache when only our own code changes
 * - `start`: our own code that every page needs, and code that both public and staff layouts render
 * - `reads`: describes a page's reads and tracks them
 * - `contract`: the public part of the API, and the client that makes calls
 * - `inboxes`: definitions of forms; `schemas`: their schemas, with the validation library
 * - `keeper`: decrypts staff data on the device; it loads before the staff layout
 * - `inbox`: follow-ups
 * - `after`: code that no page waits for
 * - `outbox`: stores and sends visitors' input; `kept-forms`: the interface around it
 * - `forms`, `lists`: parts of staff forms and lists; `tables`: parts that picture lists do without
 * - `desk`: the staff layout, and parts of many of its screens
 * - `site`: the public layout and parts of many public pages, but of no staff screens
 * - `filters`: filters of public lists, which staff screens do not render
 * - `records`: code shared by several public pages with records; `shared`: the same if staff screens render it, too
 */
export const groups: Groups = [
  { name: 'vendor', tags: ['$initial'], test: ofVendor, priority: 3 },
  apart('start', 2, isStart),
  apart('reads', 1.6, isReads),
  apart('inboxes', 1.55, ofInboxes),
  apart('contract', 1.5, isContract),
  { ...group('schemas', isSchemas), priority: 1.4 },
  apart('keeper', 1.3, isKeeper),
  apart('after', 1.28, isAfterLoad),
  apart('inbox', 1.26, ofAnswered),
  apart('kept-forms', 1.26, isOfForms),
  apart('outbox', 1.25, isOutbox),
  apart('desk', 1.25, isDesk),
  apart('forms', 1.2, isForm),
  apart('lists', 1.2, isList),
  apart('tables', 1.2, isTable),
  apart('site', 1, isSite),
  apart('filters', 0.95, isFilters),
  apart('records', 0.9, isRecords),
  apart('shared', 0.9, isShared),
]

function group(name: string, belongs: (id: string, graph: Graph) => boolean) {
  return { debugName: name, name: (id: string, graph: Graph) => (belongs(id, graph) ? name : null) }
}

/** Defines a group that does not pull in the imports of its modules. */
function apart(name: string, priority: number, belongs: (id: string, graph: Graph) => boolean) {
  return { ...group(name, belongs), priority, includeDependenciesRecursively: false }
}

function isStart(id: string, graph: Graph): boolean {
  if (ofAtoms(id) || (ofIcons(id) && !isIcon(id) && !isIconIndex(id))) return true
  return (!ofPackages(id) && isInitial(id, graph)) || isOfBothFrames(id, graph)
}

function isReads(id: string, graph: Graph): boolean {
  if (ofQueries(id)) return !/mutation/i.test(id)
  if (ofApi(id)) return !ofCalls(id) && publicScreens(id, graph).length >= frameShare
  return ofReads(id)
}

function isContract(id: string, graph: Graph): boolean {
  if (!ofCalls(id) && !ofContract(id)) return false
  return servesVisitors(id, graph) && !ofSearch(id) && !isSchemas(id, graph)
}

function isSchemas(id: string, graph: Graph): boolean {
  if (ofSchemas(id) || ofTyped(id)) return true
  return ofContract(id) && servesVisitors(id, graph) && isReachable(id, graph, ofSchemas)
}

/** Whether a module decrypts staff data. Modules that screens render are loaded before. */
function isKeeper(id: string, graph: Graph): boolean {
  return ofVault(id) || (ofSaved(id) && screensOf(id, graph).size === 0)
}

function isAfterLoad(id: string, graph: Graph): boolean {
  if (ofAfterLoad(id)) return true
  if (!ofMechanisms(id) || screensOf(id, graph).size > 0) return false
  return importersOf(id, graph).some((importer) => isAfterLoad(importer, graph))
}

/** Whether a dynamic import outside of staff code loads a module, directly or through its importers. */
function isFetchedLater(id: string, graph: Graph): boolean {
  if (isOfStaff(id) || isScreen(id)) return false
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  const isAsked = dynamicImporters.some((importer) => !isOfStaff(importer))
  return isAsked || importers.some((importer) => isFetchedLater(importer, graph))
}

/** Whether pages with a form render a module, and no other page. */
function isOfForms(id: string, graph: Graph): boolean {
  const screens = [...screensOf(id, graph)]
  return ownSource(id) && screens.length > 1 && screens.every(hasForm) && !isFetchedLater(id, graph)
}

function isOutbox(id: string, graph: Graph): boolean {
  if (!ofOutbox(id) || publicScreens(id, graph).some(isPublicFrame)) return false
  return servesVisitors(id, graph) && !isDrawnByStaff(id, graph)
}

function isDesk(id: string, graph: Graph): boolean {
  if (isIcon(id)) return isDrawnForStaff(id, graph, isDesk)
  if (ofAllStaff(id)) return true
  if (!ofDesk(id) || (!ofDashboard(id) && servesVisitors(id, graph))) return false
  const screens = staffScreens(id, graph)
  if (ofUi(id) && screens.length < screensOf(id, graph).size) return false
  if (screens.some(isStaffFrame)) return true
  if (ofStaffForms(id) || ofUi(id)) return false
  return screens.length >= (ofNavigation(id) ? listShare : staffShare)
}

/** Whether a module is a staff form, which loads while the form's layout is visible. */
function isForm(id: string, graph: Graph): boolean {
  return ofStaffForms(id) && staffScreens(id, graph).length > 0
}

function isList(id: string, graph: Graph): boolean {
  return isOfLists(id, graph) && staffScreens(id, graph).some(isPictureList)
}

function isTable(id: string, graph: Graph): boolean {
  if (ofColumnsMenu(id)) return true
  return isOfLists(id, graph) && !staffScreens(id, graph).some(isPictureList)
}

function isOfLists(id: string, graph: Graph): boolean {
  if (!ofStaffLists(id) || isDesk(id, graph)) return false
  return staffScreens(id, graph).length >= listShare
}

/** Whether only public pages render a module. */
function isSite(id: string, graph: Graph): boolean {
  return isPublic(id, graph, frameShare) && !isDrawnByStaff(id, graph)
}

function isRecords(id: string, graph: Graph): boolean {
  if (!isPublic(id, graph) || isDrawnByStaff(id, graph) || isOnScreens(id, graph, hasForm)) return false
  return isIcon(id) || !isFetchedLater(id, graph)
}

function isFilters(id: string, graph: Graph): boolean {
  const drawers = isIcon(id) ? drawersOf(id, graph) : [id]
  return drawers.length > 0 && drawers.every(ofFilters)
}

/** Whether public pages share a module with staff screens, which must not load the whole public layout for it. */
function isShared(id: string, graph: Graph): boolean {
  return isPublic(id, graph) && isDrawnByStaff(id, graph) && !isOnScreens(id, graph, hasForm)
}

/** Whether both layouts render a module. A separate file would make both heavier. */
function isOfBothFrames(id: string, graph: Graph): boolean {
  return isPublic(id, graph, frameShare) && isDrawnByStaff(id, graph)
}

function isPublic(id: string, graph: Graph, share = publicShare): boolean {
  if (isIcon(id)) return drawersOf(id, graph).some((drawer) => isPublic(drawer, graph, share))
  if (!ofPages(id) || ofPhones(id)) return false
  const screens = publicScreens(id, graph)
  return screens.some(isPublicFrame) || (screens.length >= share && !ofForms(id))
}

const isDrawnByStaff = (id: string, graph: Graph) => isOnScreens(id, graph, isOfStaff)

/** Whether one of these screens renders a module. */
function isOnScreens(id: string, graph: Graph, isMeant: (screen: string) => boolean): boolean {
  const drawers = isIcon(id) ? drawersOf(id, graph) : [id]
  return drawers.some((drawer) => [...screensOf(drawer, graph)].some(isMeant))
}

const publicScreens = (id: string, graph: Graph) => [...screensOf(id, graph)].filter(isPublicScreen)
const staffScreens = (id: string, graph: Graph) => [...screensOf(id, graph)].filter(isStaffScreen)

function isDrawnBy(icon: string, graph: Graph, belongs: typeof isDesk): boolean {
  return drawersOf(icon, graph).some((drawer) => belongs(drawer, graph))
}

/** Whether one of these modules renders an icon, and no public page does. */
function isDrawnForStaff(icon: string, graph: Graph, belongs: typeof isDesk): boolean {
  return isDrawnBy(icon, graph, belongs) && !isDrawnBy(icon, graph, servesVisitors)
}
