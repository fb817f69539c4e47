import type { Locator } from '@playwright/test'
import { backend, type CollectionName } from '#mocks/backend.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { everyFault, type FaultName } from './told-answers.ts'

/** What a screen of the dashboard asks for, and what it says when that does not come. */
export interface ScreenRead {
  path: string
  /** Method and path under /api/v1. */
  call: string
  /** Said when what answers is not our API, and says nothing for people. */
  fallback: string
  /** The words around the sentence. */
  say?: (sentence: string) => string
  /** In place of the screen when the backend says 404. */
  missing?: string
  /** What is there once it was read. */
  ready: (main: Locator) => Locator
  /** What was read stays on the screen when it cannot be read again. */
  refreshes: boolean
  /**
   * The faults that this screen meets. One meets all, each other three: that every
   * call says every fault in its own words is tested without a browser (tests/api/faults.test.ts).
   */
  meets: readonly FaultName[]
  /** It also meets a token that is refused, with this status. */
  refuses?: 401 | 403
}

const list = (
  path: string,
  name: CollectionName,
  wire: string,
  fallback: string,
  meets: readonly FaultName[],
): ScreenRead => ({
  path: `/dashboard/${path}`,
  call: `GET ${wire}`,
  fallback,
  ready: (main) => {
    const count = backend.tables[name].all().length
    return main.getByText(`1–${Math.min(25, count)} of ${count}`)
  },
  refreshes: true,
  meets,
})

const shown = (value: string) => (main: Locator) => main.getByText(value).first()
const filled = (label: string) => (main: Locator) => main.getByLabel(label, { exact: true })

type Detail = [
  path: string,
  name: CollectionName,
  wire: string,
  fallback: string,
  missing: string,
  label: string,
]

/** A record's own screen, by a value of it that is there once it was read. */
const record = (
  [path, name, wire, fallback, missing, field]: Detail,
  meets: readonly FaultName[],
  edit = '',
): ScreenRead => {
  const id = rowId(name, 1)
  const value = String(backend.tables[name].find(id)?.[field])
  return {
    path: `/dashboard/${path}/${id}${edit}`,
    call: `GET ${wire}/${id}`,
    fallback,
    missing,
    ready: shown(value),
    refreshes: true,
    meets,
  }
}

const form = (detail: Detail, label: string, meets: readonly FaultName[], edit = ''): ScreenRead => ({
  ...record(detail, meets, edit),
  ready: filled(label),
  refreshes: false,
})

const failed = 'An error occurred'
const project: Detail = ['projects', 'projects', '/projects', failed, 'Project not found.', 'client']
const blog: Detail = ['blogs', 'blogs', '/blogs', 'Failed to fetch blog', 'Blog Not Found', 'title']

/** One of each kind of screen: what they share is one mechanism. */
export const screenReads: ScreenRead[] = [
  {
    path: '/dashboard',
    call: 'GET /dashboard',
    fallback: 'Failed to fetch dashboard summary',
    say: (sentence) => `Error loading dashboard: ${sentence}`,
    ready: shown('Latest Activities'),
    refreshes: true,
    meets: everyFault,
    refuses: 401,
  },
  list('projects', 'projects', '/projects', failed, ['a page with 403', 'a 422', 'a page with 502']),
  list('services', 'services', '/services', 'Failed to fetch services', [
    'a 404',
    'a dropped connection',
    'a 500 with words',
  ]),
  list('media', 'media', '/gallery', 'Failed to fetch gallery items', [
    'a page with 200',
    'a 422',
    'half an answer',
  ]),
  {
    ...list('contact-submissions', 'contactSubmissions', '/contact', failed, [
      'a 500 without words',
      'a page with 403',
      'a 404',
    ]),
    refuses: 403,
  },
  list('profile', 'admins', '/auth/admins', 'Failed to fetch admins', [
    'a dropped connection',
    'a 500 with words',
    'a page with 200',
  ]),
  record(project, ['a 422', 'a page with 502', 'a 500 without words']),
  form(project, 'Project Title', ['a page with 403', 'a 500 with words', 'a dropped connection'], '/edit'),
  { ...form(blog, 'Title', ['a 500 with words', 'a page with 200', 'a 422'], '/edit'), refuses: 401 },
  form(
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
  record(
    ['applications', 'applications', '/job-applications', failed, 'Application not found', 'applicantName'],
    ['half an answer', 'a 500 with words', 'a dropped connection'],
  ),
  record(
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
  {
    path: '/dashboard/settings',
    call: 'GET /settings',
    fallback: 'Failed to fetch settings',
    ready: filled('Site Name'),
    refreshes: true,
    meets: ['a 500 without words', 'a page with 403', 'a 404'],
    refuses: 403,
  },
  {
    path: '/dashboard/search?query=pump',
    call: 'GET /search',
    fallback: 'Failed to perform search',
    ready: (main) => main.getByRole('link', { name: /^All Results \d+$/ }),
    refreshes: true,
    meets: ['a dropped connection', 'a 500 with words', 'half an answer'],
  },
]
