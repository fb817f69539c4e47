import { pathMatcher } from './module-graph.ts'

/* Paths that define the groups of files: folders, and the few files that neither a folder nor the module graph
   distinguishes. */

export const ofContract = pathMatcher('src/contract/')

/** Comparison and results of searches and filters. Pages without them load none of it. */
export const ofSearch = pathMatcher('src/contract/search/compare/')

/** Definitions of visitors' forms, and other code that the outbox shares with staff drafts. */
export const ofInboxes = pathMatcher(
  'src/contract/inboxes/',
  'src/contract/collection.ts',
  'src/offline/lock/browser/',
  'src/offline/disk/hash-text.ts',
)

export const ofSchemas = pathMatcher('node_modules/zod/')

/** Readers of form input, which run before a schema validates it. */
export const ofTyped = pathMatcher('src/contract/typed/')

/** Code that describes a page's reads and tracks them. */
export const ofReads = pathMatcher('src/contract/options.ts', 'src/site/content/record-query.ts')
export const ofQueries = pathMatcher(
  'node_modules/@tanstack/react-query/',
  'node_modules/@tanstack/query-core/',
)

export const ofApi = pathMatcher('src/api/')
export const ofCalls = pathMatcher('src/api/call/')

export const ofIcons = pathMatcher('node_modules/lucide-react/dist/esm/')
export const isIcon = pathMatcher('node_modules/lucide-react/dist/esm/icons/')
export const isIconIndex = pathMatcher('node_modules/lucide-react/dist/esm/lucide-react.mjs')
export const ofAtoms = pathMatcher('node_modules/jotai/dist/react/')

/** Code that only pages with a form render. */
export const ofForms = pathMatcher('src/ui/form/', 'src/site/outbox/')

/** Code that a few pages render on phones only. In a shared file, other pages would load it too. */
export const ofPhones = pathMatcher('src/site/layout/call-bar.tsx')

/** Packages, and our file that sets up React. */
export const ofVendor = pathMatcher('node_modules/', 'src/site/start/react-root.ts')

/** Code that stores and sends visitors' input, and reports its progress. */
export const ofOutbox = pathMatcher(
  'src/offline/outbox/',
  'src/offline/drafts/',
  'src/offline/lock/',
  'src/site/outbox/',
)

/** Code that is loaded after a page: one file, to save a request. */
export const ofAfterLoad = pathMatcher(
  'src/after-load.ts',
  'src/offline/connection/try-again.tsx',
  'src/offline/service-worker/build-text.ts',
  'src/ui/text/script-address.ts',
)

/** Filters of public lists. The home page has none. */
export const ofFilters = pathMatcher('src/site/content/filters/')

/** Code that decrypts staff data, and the shared beginning of the data and its lists. */
export const ofVault = pathMatcher('src/offline/encryption/', 'src/offline/disk/saved-head.ts')
export const ofSaved = pathMatcher('src/offline/query-cache/')

/** Follow-ups, and how a device stores them. */
export const ofAnswered = pathMatcher(
  'src/api/follow-ups.ts',
  'src/contract/follow-ups.ts',
  'src/offline/pinned/encrypted/',
  'src/dashboard/follow-ups/',
)

export const ownSource = pathMatcher('src/')
export const ofPackages = pathMatcher('node_modules/')
export const ofUi = pathMatcher('src/ui/')
export const ofPages = pathMatcher('src/ui/', 'src/site/', 'src/offline/banners/')
export const ofMechanisms = pathMatcher('src/offline/', 'src/site/start/')
export const ofDashboard = pathMatcher('src/dashboard/')
export const ofDesk = pathMatcher('src/dashboard/', 'src/offline/', 'src/ui/')
export const ofNavigation = pathMatcher('src/dashboard/navigation/')
export const ofStaffForms = pathMatcher('src/dashboard/form/')
export const ofStaffLists = pathMatcher('src/dashboard/list/')

/** The menu of columns is the only one with checkboxes. */
export const ofColumnsMenu = pathMatcher(
  'node_modules/@base-ui/react/menu/checkbox-item/',
  'node_modules/@base-ui/react/menu/checkbox-item-indicator/',
)

/** Screens and their layouts. */
export const isScreen = pathMatcher('src/routes/')
export const isPublicScreen = pathMatcher('src/routes/_site/')
export const isPublicFrame = pathMatcher('src/routes/_site/route.tsx')
export const isStaffScreen = pathMatcher('src/routes/dashboard/')
export const isStaffFrame = pathMatcher('src/routes/dashboard/route.tsx')
export const isPictureList = pathMatcher('src/routes/dashboard/media/index.tsx')
export const hasForm = pathMatcher(
  'src/routes/_site/contact/',
  'src/routes/_site/quote/',
  'src/routes/_site/apply/',
)

/** Code that lists, forms, and other screens share. In a file of one kind, the others would load all of it. */
export const ofAllStaff = pathMatcher(
  'src/ui/overlay/keep-messages-above.ts',
  'node_modules/@tanstack/react-router/dist/esm/useCanGoBack.js',
)
