import { backend, type CollectionName } from '#mocks/backend.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { everyFault, type FaultName } from './controlled-call.ts'

/** Read of a dashboard screen, and its messages on failure. */
export interface ScreenRead {
  path: string
  /** Method and path under /api/v1. */
  call: string
  /** Message when the response is not from our API and contains no sentence for users. */
  fallback: string
  /** Adds the words around the sentence. */
  say?: (sentence: string) => string
  /** Text instead of the screen after a 404. */
  missing?: string
  /** Visible text or label of a field after the read. Called when the rows exist. */
  ready: () => { text: string | RegExp } | { label: string }
  /** Whether loaded data stays on the screen when a later read fails. */
  refreshes: boolean
  /**
   * Faults of this screen. One screen meets all of them, each other three: src/api/faults.test.ts combines every call
   * with every fault.
   */
  meets: readonly FaultName[]
  /** Status of a rejected token, if the screen meets one. */
  refuses?: 401 | 403
}

function list(
  path: string,
  name: CollectionName,
  wire: string,
  fallback: string,
  meets: readonly FaultName[],
): ScreenRead {
  return {
    path: `/dashboard/${path}`,
    call: `GET ${wire}`,
    fallback,
    ready: () => {
      const count = backend.tables[name].all().length
      return { text: `1–${Math.min(25, count)} of ${count}` }
    },
    refreshes: true,
    meets,
  }
}

type Detail = [
  path: string,
  name: CollectionName,
  wire: string,
  fallback: string,
  missing: string,
  field: string,
]

/** Describes a record's own screen by a value that is visible after the read. */
function record(
  [path, name, wire, fallback, missing, field]: Detail,
  meets: readonly FaultName[],
  edit = '',
): ScreenRead {
  const id = rowId(name, 1)
  return {
    path: `/dashboard/${path}/${id}${edit}`,
    call: `GET ${wire}/${id}`,
    fallback,
    missing,
    ready: () => ({ text: String(backend.tables[name].find(id)?.[field]) }),
    refreshes: true,
    meets,
  }
}

function form(detail: Detail, label: string, meets: readonly FaultName[], edit = ''): ScreenRead {
  return { ...record(detail, meets, edit), ready: () => ({ label }), refreshes: false }
}

const failed = 'An error occurred'
const project: Detail = ['projects', 'projects', '/projects', failed, 'Project not found.', 'client']
const blog: Detail = ['blogs', 'blogs', '/blogs', 'Failed to fetch blog', 'Blog Not Found', 'title']

/** Reads of one screen of each kind: the rest share the same mechanism. */
export const screenReads = {
  home: {
    path: '/dashboard',
    call: 'GET /dashboard',
    fallback: 'Failed to fetch dashboard summary',
    say: (sentence) => `Error loading dashboard: ${sentence}`,
    ready: () => ({ text: 'Latest Activities' }),
    refreshes: true,
    meets: everyFault,
    refuses: 401,
  },
  projects: list('projects', 'projects', '/projects', failed, [
    'a page with 403',
    'a 422',
    'a page with 502',
  ]),
  services: list('services', 'services', '/services', 'Failed to fetch services', [
    'a 404',
    'a dropped connection',
    'a 500 with words',
  ]),
  gallery: list('media', 'media', '/gallery', 'Failed to fetch gallery items', [
    'a page with 200',
    'a 422',
    'half an answer',
  ]),
  contacts: {
    ...list('contact-submissions', 'contactSubmissions', '/contact', failed, [
      'a 500 without words',
      'a page with 403',
      'a 404',
    ]),
    refuses: 403,
  },
  admins: list('profile', 'admins', '/auth/admins', 'Failed to fetch admins', [
    'a dropped connection',
    'a 500 with words',
    'a page with 200',
  ]),
  project: record(project, ['a 422', 'a page with 502', 'a 500 without words']),
  projectForm: form(
    project,
    'Project Title',
    ['a page with 403', 'a 500 with words', 'a dropped connection'],
    '/edit',
  ),
  articleForm: {
    ...form(blog, 'Title', ['a 500 with words', 'a page with 200', 'a 422'], '/edit'),
    refuses: 401,
  },
  testimonialForm: form(
    [
      'testimonials',
      'testimonials',
      '/testimonials',
      'Failed to fetch testimonial',
      'Testimonial not found.',
      'name',
    ],
    'Client Name',
    ['a page with 502', 'a 500 without words', 'half an answer'],
  ),
  application: record(
    ['applications', 'applications', '/job-applications', failed, 'Application not found', 'applicantName'],
    ['half an answer', 'a 500 with words', 'a dropped connection'],
  ),
  contact: record(
    [
      'contact-submissions',
      'contactSubmissions',
      '/contact',
      failed,
      'Contact submission not found.',
      'fullName',
    ],
    ['a page with 200', 'a 422', 'a page with 502'],
  ),
  settings: {
    path: '/dashboard/settings',
    call: 'GET /settings',
    fallback: 'Failed to fetch settings',
    ready: () => ({ label: 'Site Name' }),
    refreshes: true,
    meets: ['a 500 without words', 'a page with 403', 'a 404'],
    refuses: 403,
  },
  search: {
    path: '/dashboard/search?query=pump',
    call: 'GET /search',
    fallback: 'Failed to perform search',
    ready: () => ({ text: 'All Results' }),
    refreshes: true,
    meets: ['a dropped connection', 'a 500 with words', 'half an answer'],
  },
} satisfies Record<string, ScreenRead>
