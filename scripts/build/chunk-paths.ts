import { within } from './module-graph.ts'

/* Paths that define the groups of files: folders, and the few files that neither a folder nor the module graph
   distinguishes. */

export const ofContract = within('src/contract/')

/** Comparison and results of searches and filters. Pages without them load none of it. */
export const ofSearch = within('src/contract/search/compare/')

/** Definitions of visitors' forms, and other code that the outbox shares with staff drafts. */
export const ofInboxes = within(
  'src/contract/inboxes/',
  'src/contract/collection.ts',
  'src/offline/lock/browser/',
  'src/offline/disk/hash-text.ts',
)

export const ofSchemas = within('node_modules/zod/')

/** Readers of form input, which run before a schema validates it. */
export const ofTyped = within('src/contract/typed/')

/** Code that describes a page's reads and tracks them. */
export const ofReads = within('src/contract/options.ts', 'src/site/content/record-query.ts')
export const ofQueries = within('node_modules/@tanstack/react-query/', 'node_modules/@tanstack/query-core/')

export const ofApi = within('src/api/')
export const ofCalls = within('src/api/call/')

export const ofIcons = within('node_modules/lucide-react/dist/esm/')
export const isIcon = within('node_modules/lucide-react/dist/esm/icons/')
export const isIconIndex = within('node_modules/lucide-react/dist/esm/lucide-react.mjs')
export const ofAtoms = within('node_modules/jotai/dist/react/')

/** Code that only pages with a form render. */
export const ofForms = within('src/ui/form/', 'src/site/outbox/')

/** Code that a few pages render on phones only. In a shared file, other pages would load it too. */
export const ofPhones = within('src/site/frame/call-bar.tsx')

/** Packages, and our file that sets up React. */
export const ofVendor = within('node_modules/', 'src/site/start/react-root.ts')

/** Code that stores and sends visitors' input, and reports its progress. */
export const ofOutbox = within(
  'src/offline/outbox/',
  'src/offline/drafts/',
  'src/offline/lock/',
  'src/site/outbox/',
)

/** Code that is loaded after a page: one file, to save a request. */
export const ofAfterLoad = within(
  'src/after-load.ts',
  'src/offline/connection/try-again.tsx',
  'src/offline/worker/build-text.ts',
  'src/ui/text/script-address.ts',
)

/** Filters of public lists. The home page has none. */
export const ofFilters = within('src/site/content/filters/')

/** Code that decrypts staff data, and the shared beginning of the data and its lists. */
export const ofVault = within('src/offline/vault/', 'src/offline/disk/saved-head.ts')
export const ofSaved = within('src/offline/saved/')

/** Follow-ups, and how a device stores them. */
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

/** The menu of columns is the only one with checkboxes. */
export const ofColumnsMenu = within(
  'node_modules/@base-ui/react/menu/checkbox-item/',
  'node_modules/@base-ui/react/menu/checkbox-item-indicator/',
)

/** Screens and their layouts. */
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

/** Code that lists, forms, and other screens share. In a file of one kind, the others would load all of it. */
export const ofAllStaff = within(
  'src/ui/overlay/keep-messages-above.ts',
  'node_modules/@tanstack/react-router/dist/esm/useCanGoBack.js',
)
