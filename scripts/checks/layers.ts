/** The backend's tables: columns, error codes, numbers. */
const tables = ['backend/schema.ts', 'backend/searched-columns.ts', 'backend/errors.ts', 'backend/policy.ts']

/** Files beside the server's folders that each of them may import. */
const serverFiles = ['errors', 'log', 'passwords', 'settings', 'version'].map((name) => `server/${name}.ts`)

/**
 * Folders that a folder's files may import within this repository. The longest matching row applies to a file, and its
 * own folder is always allowed. `src/ui` means the whole tree, `src/ui/*` only the files directly in it. A star
 * between two slashes means each folder.
 */
export const layers: Record<string, readonly string[]> = {
  'src/contract': [],
  'src/api': ['src/contract', 'src/ui/browser', 'src/ui/text/durations.ts'],

  'src/ui/browser': [],
  'src/ui': ['src/ui/browser'],
  'src/ui/overlay': ['src/ui/*', 'src/ui/browser'],
  'src/ui/picture': ['src/ui/*', 'src/ui/browser', 'src/ui/overlay'],
  'src/ui/text': ['src/ui/*', 'src/ui/browser', 'src/ui/picture'],
  'src/ui/form': ['src/ui/*', 'src/ui/browser', 'src/ui/overlay', 'src/ui/picture', 'src/ui/text'],
  'src/ui/rich-text': ['src/ui'],

  'src/offline/storage': below(),
  'src/offline/connection': below('storage'),
  'src/offline/service-worker': below('storage', 'connection'),
  'src/offline/drafts': below('storage'),
  'src/offline/outbox': below('storage', 'connection', 'service-worker', 'drafts'),

  'src/company': ['src/contract', 'src/ui'],

  'src/site/hydration': site(),
  'src/site/boot': site('layout', 'seo', 'content', 'forms', 'hydration').concat('src/site/*'),
  'src/site/seo': site(),
  'src/site/content': site('seo'),
  'src/site/cards': site('content', 'seo'),
  'src/site/layout': site('content', 'seo'),
  'src/site/forms': site('content', 'seo', 'hydration'),
  'src/site/render': site('boot', 'seo'),
  'src/site/routes': site('hydration', 'seo', 'content', 'cards', 'layout', 'forms').concat('src/site/*'),

  'src/dashboard/offline-data': ['src/offline', 'src/api', 'src/contract', 'src/ui'],
  'src/dashboard/query-state': dashboard(),
  'src/dashboard/follow-ups': dashboard('query-state'),
  'src/dashboard/navigation': dashboard('*/resource.ts'),
  'src/dashboard/new-records': dashboard('query-state', 'follow-ups', 'navigation'),
  'src/dashboard/deleting': dashboard('query-state', 'follow-ups', 'navigation'),
  'src/dashboard/record': dashboard('query-state', 'follow-ups', 'navigation', 'deleting'),
  'src/dashboard/form': dashboard('query-state', 'follow-ups', 'navigation', 'deleting', 'record'),
  'src/dashboard/list': dashboard(
    'query-state',
    'follow-ups',
    'navigation',
    'deleting',
    'record',
    'new-records',
  ),
  'src/dashboard/inbox': dashboard(
    'query-state',
    'follow-ups',
    'navigation',
    'deleting',
    'record',
    'new-records',
    'list',
  ),
  // Resources and screens do not import each other. A relation is a query.
  'src/dashboard': dashboard(
    'query-state',
    'follow-ups',
    'navigation',
    'deleting',
    'record',
    'form',
    'list',
    'new-records',
    'inbox',
  ),
  'src/dashboard/shell': dashboardApp(),

  'src/dashboard/routes': dashboardApp(),
  'src/dashboard/boot': dashboardApp(),
  'src/dashboard/sign-in': dashboard(),
  // Steps at the start of both apps.
  'src/offline': ['src/offline', 'src/company', 'src/api', 'src/contract', 'src/ui'],
  src: [],

  'backend/ports': [...tables, 'src/contract'],
  // A search reads the text of HTML as pages show it.
  'backend/base': backend().concat('src/ui/text'),
  'backend/http': backend(),
  // The parser of the pages defines which HTML an article may contain.
  'backend/records': backend('http').concat('src/ui/text'),
  'backend/mail': backend('http', 'records'),
  'backend/accounts': backend('http', 'records', 'mail'),
  'backend/calls': backend('http', 'records', 'mail', 'accounts'),
  // The ports in memory, for tests and the emulated backend.
  'backend/memory': backend('http'),
  backend: ['backend', 'src/contract'],
  mocks: ['src/contract', 'backend'],
  'server/database': server(),
  'server/disk': server(),
  'server/files': server('disk'),
  'server/backup': server('database', 'disk', 'files'),
  'server/jobs': server('database', 'disk', 'files', 'backup'),
  'server/cli': server('database', 'files', 'backup', 'jobs/mail-files.ts'),
  // The renderer is run as a build. Its types, the rules about page paths and the defaults that site settings replace
  // come from the sources.
  'server/pages': server().concat('src/*', 'src/api', 'src/company', 'src/site/render', 'src/site/seo'),
  'server/http': server('disk', 'files', 'pages').concat(
    'src/offline/service-worker',
    'src/site/render',
    'src/site/seo',
  ),
  server: ['server', 'backend', 'src/contract'],
  'scripts/build': ['src', 'server', 'mocks'],
  'scripts/shipped': [],
  'scripts/checks': ['scripts/build', 'scripts/shipped', 'src'],
  scripts: ['scripts', 'src', 'backend', 'server', 'mocks', 'tests/support'],
  tests: ['src', 'backend', 'server', 'mocks', 'scripts'],
}

function below(...folders: string[]) {
  return [...folders.map((folder) => `src/offline/${folder}`), 'src/api', 'src/contract', 'src/ui']
}

function backend(...folders: string[]) {
  return [
    ...folders.map((folder) => `backend/${folder}`),
    ...tables,
    'backend/base',
    'backend/ports',
    'src/contract',
  ]
}

function server(...folders: string[]) {
  return [...folders.map((folder) => `server/${folder}`), ...serverFiles, 'backend', 'src/contract']
}

function dashboardApp() {
  return ['src/dashboard', 'src/company', 'src/offline', 'src/api', 'src/contract', 'src/ui']
}

function site(...folders: string[]) {
  return [
    ...folders.map((folder) => `src/site/${folder}`),
    'src/company',
    'src/offline',
    'src/api',
    'src/contract',
    'src/ui',
  ]
}

function dashboard(...folders: string[]) {
  return [
    ...folders.map((folder) => `src/dashboard/${folder}`),
    'src/dashboard/offline-data',
    'src/company',
    'src/offline',
    'src/api',
    'src/contract',
    'src/ui',
  ]
}

/** Parts of the emulated backend that stories may import: functions that control its responses and data. */
const forStories = [
  'mocks/seeded.ts',
  'mocks/seeds/rows.ts',
  'mocks/seeds/settings.ts',
  'mocks/stories.ts',
  'mocks/story-states.ts',
]

const isStory = (file: string) => /\.stories\.tsx$/.test(file)
const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file)

/** Returns the folder of the row that applies to a file. */
function layerOf(file: string): string | undefined {
  const folders = Object.keys(layers).filter((folder) => file.startsWith(`${folder}/`))
  return folders.sort((one, other) => other.length - one.length)[0]
}

/** Returns `src/offline` for a file in it: a test may use all parts of a mechanism. */
const faceOf = (file: string) => file.split('/').slice(0, 2).join('/')

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))

/** Returns a sentence if the first file may not import the second. Paths start at the repository's root. */
export function importFault(file: string, imported: string): string | undefined {
  if (isStory(file) && forStories.includes(imported)) return
  if (isTest(file) && (!imported.startsWith('src/') || isWithin(imported, faceOf(file)))) return
  const layer = layerOf(file)
  if (!layer) return
  const ownLayer = isResource(layer, file) ? file.split('/').slice(0, 3).join('/') : layer
  if (layer !== 'src/ui' ? isWithin(imported, ownLayer) : folderOf(imported) === layer) return
  if (layers[layer]?.some((allowed) => isWithin(imported, allowed))) return
  return `${file} imports ${imported}; ${ownLayer} may import ${layers[layer]?.join(', ') || 'nothing of ours'}`
}

const isResource = (layer: string, file: string) => layer === 'src/dashboard' && file.split('/').length > 3

function isWithin(file: string, folder: string): boolean {
  if (folder.endsWith('/*')) return folderOf(file) === folder.slice(0, -2)
  const [start = '', end] = folder.split('/*/')
  if (end !== undefined) return folderOf(folderOf(file)) === start && file.endsWith(`/${end}`)
  return file === folder || file.startsWith(`${folder}/`)
}

/** Returns the repository files that a file's text imports, as paths from the root. */
export function importsOf(file: string, text: string): string[] {
  const imports = text.matchAll(/(?:\bfrom|\bimport)\s*(?:\(\s*)?'(?:#|\.\/)([^'?]+)/g)
  return [...imports].map(([whole, path = '']) => (whole.includes("'#") ? path : `${folderOf(file)}/${path}`))
}
