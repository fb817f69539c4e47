import { within } from './module-graph.ts'

/*
 * What the groups of files are told by: folders, and the few files that neither a folder nor the graph of modules tells
 * apart.
 */

export const ofContract = within('src/contract/')

/** Comparison and results of searches and filters. A page without them loads none of it. */
export const ofSearch = within('src/contract/search/compare/')

/** Where visitors' forms go, and what else their outbox shares with staff's drafts. */
export const ofInboxes = within(
  'src/contract/inboxes/',
  'src/contract/collection.ts',
  'src/offline/lock/browser/',
  'src/offline/disk/hash-text.ts',
)

export const ofSchemas = within('node_modules/zod/')

/** Readers of form entries, which run before a schema checks them. */
export const ofTyped = within('src/contract/typed/')

/** What describes the reads of a page, and follows them. */
export const ofReads = within('src/contract/options.ts', 'src/site/content/record-query.ts')
export const ofQueries = within('node_modules/@tanstack/react-query/', 'node_modules/@tanstack/query-core/')

export const ofApi = within('src/api/')
export const ofCalls = within('src/api/call/')

export const ofIcons = within('node_modules/lucide-react/dist/esm/')
export const isIcon = within('node_modules/lucide-react/dist/esm/icons/')
export const isIconIndex = within('node_modules/lucide-react/dist/esm/lucide-react.mjs')
export const ofAtoms = within('node_modules/jotai/dist/react/')

/** What only pages with a form draw. */
export const ofForms = within('src/ui/form/', 'src/site/outbox/')

/** What a few pages draw for phones alone: in a file that more pages share, the others would load it. */
export const ofPhones = within('src/site/frame/call-bar.tsx')

/** Packages, and ours that sets React up. */
export const ofVendor = within('node_modules/', 'src/site/start/react-root.ts')

/** What keeps and sends what visitors typed, and says how far it has come. */
export const ofOutbox = within(
  'src/offline/outbox/',
  'src/offline/drafts/',
  'src/offline/lock/',
  'src/site/outbox/',
)

/** What is fetched when a page has loaded; in a file of its own, the second would be one more to fetch. */
export const ofAfterLoad = within(
  'src/after-load.ts',
  'src/offline/connection/try-again.tsx',
  'src/offline/worker/build-text.ts',
  'src/ui/text/script-address.ts',
)

/** What narrows a public list; the home page has none. */
export const ofFilters = within('src/site/content/filters/')

/** What opens staff's answers, and what both they and their lists begin with. */
export const ofVault = within('src/offline/vault/', 'src/offline/disk/saved-head.ts')
export const ofSaved = within('src/offline/saved/')

/** Who has answered what, and how a device keeps that. */
export const ofAnswered = within(
  'src/api/answers.ts',
  'src/contract/answers.ts',
  'src/offline/kept/sealed/',
  'src/dashboard/answer/answered/',
)

export const ours = within('src/')
export const ofPackages = within('node_modules/')
export const ofUi = within('src/ui/')
export const ofPages = within('src/ui/', 'src/site/', 'src/offline/notes/')
export const ofMechanisms = within('src/offline/', 'src/site/start/')
export const ofDashboard = within('src/dashboard/')
export const ofDesk = within('src/dashboard/', 'src/offline/', 'src/ui/')
export const ofNavigation = within('src/dashboard/navigation/')
export const ofStaffForms = within('src/dashboard/form/')
export const ofStaffLists = within('src/dashboard/list/')

/** The menu of columns is the only one with boxes to tick. */
export const ofColumnsMenu = within(
  'node_modules/@base-ui/react/menu/checkbox-item/',
  'node_modules/@base-ui/react/menu/checkbox-item-indicator/',
)

/** Screens, and the frames around them. */
export const isScreen = within('src/routes/')
export const isPublicScreen = within('src/routes/_site/')
export const isPublicFrame = within('src/routes/_site/route.tsx')
export const isStaffScreen = within('src/routes/dashboard/')
export const isStaffFrame = within('src/routes/dashboard/route.tsx')
export const isPictureList = within('src/routes/dashboard/media/index.tsx')
export const hasForm = within(
  'src/routes/_site/contact/',
  'src/routes/_site/quote/',
  'src/routes/_site/apply/',
)

/** Lists, forms and other screens use it; in a file of one kind, the others would load all of it. */
export const ofAllStaff = within(
  'src/ui/overlay/keep-messages-above.ts',
  'node_modules/@tanstack/react-router/dist/esm/useCanGoBack.js',
)
