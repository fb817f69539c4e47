import { backend } from '#mocks/backend.ts'

/** Calls of a page, by path under /api/v1, with the error message in their place. */
export interface PageReads {
  path: string
  calls: Record<string, string>
  /** List that would also contain the record. It is empty, or the page would recover on its own. */
  list?: string
}

const id = (name: 'projects' | 'services' | 'careers' | 'blogs') =>
  String(backend.tables[name].all().find(({ status }) => status !== 'draft')?._id)

const job = `/careers/${id('careers')}`
const project = `/projects/${id('projects')}`
const service = `/services/${id('services')}`
const article = `/blogs/${id('blogs')}`

export const pageReads = {
  home: {
    path: '/',
    calls: {
      '/services': 'Failed to fetch services',
      '/projects': 'Failed to fetch projects',
      '/testimonials': 'Failed to fetch testimonials',
      '/blogs': 'Failed to fetch blogs',
    },
  },
  management: { path: '/management-team', calls: { '/team': 'Error: Failed to fetch team members' } },
  team: { path: '/team', calls: { '/team': 'Failed to fetch team members' } },
  careers: { path: '/careers', calls: { '/careers': 'Failed to fetch careers' } },
  apply: {
    path: `/apply?jobId=${id('careers')}`,
    list: '/careers',
    calls: { [job]: 'Failed to load job details. Please try again.' },
  },
  projects: { path: '/projects', calls: { '/projects': 'Failed to fetch projects' } },
  project: {
    path: `/project/${id('projects')}`,
    list: '/projects',
    calls: { [project]: 'Failed to fetch project details' },
  },
  services: { path: '/services', calls: { '/services': 'Failed to fetch services' } },
  service: {
    path: `/service/${id('services')}`,
    list: '/services',
    calls: { [service]: 'Failed to fetch service details' },
  },
  testimonials: { path: '/testimonials', calls: { '/testimonials': 'Failed to fetch testimonials' } },
  blog: {
    path: '/blog',
    calls: { '/blogs': 'Failed to fetch blogs', '/blogs/recent-news': 'Failed to fetch recent news' },
  },
  article: {
    path: `/blog-details/${id('blogs')}`,
    list: '/blogs',
    calls: { [article]: 'Failed to fetch blog details', '/blogs/recent-news': 'Failed to fetch recent news' },
  },
  gallery: { path: '/gallery', calls: { '/gallery': 'Failed to fetch gallery items' } },
  search: { path: '/search?query=pump', calls: { '/search': 'Failed to perform search' } },
} satisfies Record<string, PageReads>
