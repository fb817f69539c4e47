import type { Locator } from '@playwright/test'
import { backend, type CollectionName } from '#mocks/backend.ts'
import { rowId } from '#mocks/seeds/rows.ts'

/** What a screen of the dashboard asks for, and what it says when that does not come. */
export interface ScreenRead {
  path: string
  /** Method and path under /api/v1. */
  call: string
  /** Said when nothing of our API answers (dashboard.md, 8). */
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
const service: Detail = [
  'services',
  'services',
  '/services',
  'Failed to fetch service',
  'Service not found.',
  'name',
]
const blog: Detail = ['blogs', 'blogs', '/blogs', 'Failed to fetch blog', 'Blog Not Found', 'title']

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
  list('careers', 'careers', '/careers', failed),
  list('blogs', 'blogs', '/blogs', 'Failed to fetch blogs'),
  list('testimonials', 'testimonials', '/testimonials', 'Failed to fetch testimonials'),
  list('team', 'team', '/team', 'Failed to fetch team members'),
  list('media', 'media', '/gallery', 'Failed to fetch gallery items'),
  list('applications', 'applications', '/job-applications', failed),
  list('quote-requests', 'quoteRequests', '/demo', failed),
  list('contact-submissions', 'contactSubmissions', '/contact', failed),
  list('profile', 'admins', '/auth/admins', 'Failed to fetch admins'),
  record(project),
  form(project, 'Project Title', '/edit'),
  record(service),
  form(service, 'Service Name', '/edit'),
  record(blog),
  form(blog, 'Title', '/edit'),
  form(['careers', 'careers', '/careers', failed, 'Job not found.', 'title'], 'Job Title'),
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
  form(
    ['team', 'team', '/team', 'Failed to fetch team member', 'Team member not found.', 'fullName'],
    'Full Name',
  ),
  form(
    ['media', 'media', '/gallery', 'Failed to fetch gallery item', 'Gallery item not found.', 'title'],
    'Title',
  ),
  record([
    'applications',
    'applications',
    '/job-applications',
    failed,
    'Application not found',
    'applicantName',
  ]),
  record(['quote-requests', 'quoteRequests', '/demo', failed, 'Quote request not found.', 'companyName']),
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
