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
  ours,
} from './chunk-paths.ts'
import { drawersOf } from './icon-drawers.ts'
import {
  type Graph,
  importersOf,
  isInitial,
  isOfStaff,
  reaches,
  screensOf,
  servesVisitors,
} from './module-graph.ts'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>

/** How many screens must draw a module before it goes into the file that all screens of their kind load. */
const publicShare = 3
const frameShare = 7
const staffShare = 16
const listShare = 9

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

/** A group that takes no module in because another of its modules imports it. */
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
  return ofContract(id) && servesVisitors(id, graph) && reaches(id, graph, ofSchemas)
}

/** What is drawn is there before staff's answers are opened. */
function isKeeper(id: string, graph: Graph): boolean {
  return ofVault(id) || (ofSaved(id) && screensOf(id, graph).size === 0)
}

function isAfterLoad(id: string, graph: Graph): boolean {
  if (ofAfterLoad(id)) return true
  if (!ofMechanisms(id) || screensOf(id, graph).size > 0) return false
  return importersOf(id, graph).some((importer) => isAfterLoad(importer, graph))
}

/** Whether more than a screen, or what staff alone come to, brings it when it is asked for. */
function isFetchedLater(id: string, graph: Graph): boolean {
  if (isOfStaff(id) || isScreen(id)) return false
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  const isAsked = dynamicImporters.some((importer) => !isOfStaff(importer))
  return isAsked || importers.some((importer) => isFetchedLater(importer, graph))
}

/** What pages with a form draw, and no other page. */
function isOfForms(id: string, graph: Graph): boolean {
  const screens = [...screensOf(id, graph)]
  return ours(id) && screens.length > 1 && screens.every(hasForm) && !isFetchedLater(id, graph)
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

/** What comes while the form's frame stands is a file of its own. */
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

/** Drawn by visitors' pages alone. */
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
  if (!ofPages(id) || ofPhones(id)) return false
  const screens = publicScreens(id, graph)
  return screens.some(isPublicFrame) || (screens.length >= share && !ofForms(id))
}

const isDrawnByStaff = (id: string, graph: Graph) => isOnScreens(id, graph, isOfStaff)

/** Whether one of these screens draws it. */
function isOnScreens(id: string, graph: Graph, isMeant: (screen: string) => boolean): boolean {
  const drawers = isIcon(id) ? drawersOf(id, graph) : [id]
  return drawers.some((drawer) => [...screensOf(drawer, graph)].some(isMeant))
}

const publicScreens = (id: string, graph: Graph) => [...screensOf(id, graph)].filter(isPublicScreen)
const staffScreens = (id: string, graph: Graph) => [...screensOf(id, graph)].filter(isStaffScreen)

function isDrawnBy(icon: string, graph: Graph, belongs: typeof isDesk): boolean {
  return drawersOf(icon, graph).some((drawer) => belongs(drawer, graph))
}

/** Drawn by one of these, and on no page that visitors see. */
function isDrawnForStaff(icon: string, graph: Graph, belongs: typeof isDesk): boolean {
  return isDrawnBy(icon, graph, belongs) && !isDrawnBy(icon, graph, servesVisitors)
}
