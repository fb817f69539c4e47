import type { Locator } from '@playwright/test'
import { backend, type CollectionName } from '#mocks/backend.ts'
import { rowId } from '#mocks/seeds/rows.ts'

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
}

const list = (path: string, name: CollectionName, wire: string, fallback: string): ScreenRead => ({
  path: `/dashboard/${path}`,
  call: `GET ${wire}`,
  fallback,
  ready: (main) => {
    const count = backend.tables[name].all().length
    return main.getByText(`1–${Math.min(25, count)} of ${count}`)
  },
  refreshes: true,
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
const record = ([path, name, wire, fallback, missing, field]: Detail, edit = ''): ScreenRead => {
  const id = rowId(name, 1)
  const value = String(backend.tables[name].find(id)?.[field])
  return {
    path: `/dashboard/${path}/${id}${edit}`,
    call: `GET ${wire}/${id}`,
    fallback,
    missing,
    ready: shown(value),
    refreshes: true,
  }
}

const form = (detail: Detail, label: string, edit = ''): ScreenRead => ({
  ...record(detail, edit),
  ready: filled(label),
  refreshes: false,
})

const failed = 'An error occurred'
const project: Detail = ['projects', 'projects', '/projects', failed, 'Project not found.', 'client']
const blog: Detail = ['blogs', 'blogs', '/blogs', 'Failed to fetch blog', 'Blog Not Found', 'title']

/**
 * One of each kind of screen: what they share is one mechanism, and that each call says each fault in its own words is
 * tested without a browser (tests/api/faults.test.ts).
 */
export const screenReads: ScreenRead[] = [
  {
    path: '/dashboard',
    call: 'GET /dashboard',
    fallback: 'Failed to fetch dashboard summary',
    say: (sentence) => `Error loading dashboard: ${sentence}`,
    ready: shown('Latest Activities'),
    refreshes: true,
  },
  list('projects', 'projects', '/projects', failed),
  list('services', 'services', '/services', 'Failed to fetch services'),
  list('media', 'media', '/gallery', 'Failed to fetch gallery items'),
  list('contact-submissions', 'contactSubmissions', '/contact', failed),
  list('profile', 'admins', '/auth/admins', 'Failed to fetch admins'),
  record(project),
  form(project, 'Project Title', '/edit'),
  form(blog, 'Title', '/edit'),
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
  ),
  record([
    'applications',
    'applications',
    '/job-applications',
    failed,
    'Application not found',
    'applicantName',
  ]),
  record([
    'contact-submissions',
    'contactSubmissions',
    '/contact',
    failed,
    'Contact submission not found.',
    'fullName',
  ]),
  {
    path: '/dashboard/settings',
    call: 'GET /settings',
    fallback: 'Failed to fetch settings',
    ready: filled('Site Name'),
    refreshes: true,
  },
  {
    path: '/dashboard/search?query=pump',
    call: 'GET /search',
    fallback: 'Failed to perform search',
    ready: (main) => main.getByRole('link', { name: /^All Results \d+$/ }),
    refreshes: true,
  },
]
