import { createTable } from '#backend/memory/table.ts'
import { seeds } from '#mocks/seeds/index.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { company } from '#src/company/company.ts'

interface PublicPage {
  heading: string
  /** Words of the page, from the backend where it reads one. */
  says: string[]
  /** Words of records that are hidden from visitors. */
  hides?: string[]
  /** Types of schema.org that the page describes. */
  about?: string[]
  /** Canonical address, if not its own; false for a page that search engines must not list. */
  canonical?: string | false
}

const way = ['BreadcrumbList']
const now = new Date()

/** Returns a field of the rows that visitors see, or of the hidden ones. */
function wordsOf(rows: object[], field: string, isShown = true): string[] {
  const wanted = rows.filter((row) => {
    const { status, isActive } = Object(row)
    return (status !== 'draft' && isActive !== false) === isShown
  })
  return wanted.map((row) => String(Object(row)[field] ?? '')).filter((text) => /^\w/.test(text))
}

/** Sorts rows as the backend lists them: newest first. */
const listed = (rows: object[]) => createTable(rows).all()
const projects = wordsOf(listed(seeds.projects(now)), 'title')
const services = wordsOf(listed(seeds.services(now)), 'name')
const blogs = wordsOf(listed(seeds.blogs(now)), 'title')
const id = encodeURIComponent

/** Every public page: its address, and its text without a browser. */
export const publicPages: Record<string, PublicPage> = {
  '/': {
    heading: 'Plants that start up on schedule and run for decades.',
    says: [
      ...services.slice(0, 4),
      ...projects.slice(0, 3),
      ...blogs.slice(0, 3),
      '97',
      'Petrochemicals',
      'COREN',
    ],
    about: ['Organization', 'WebSite'],
  },
  '/about': { heading: 'About Us', says: ['2017'], about: way },
  '/about-hse': {
    heading: 'HSEs',
    says: [
      'Quality Assurance Policy',
      'KAIZEN',
      'Safety Policy',
      'ISO 14001',
      'Revision 4',
      'Safety figures',
    ],
    about: way,
  },
  '/management-team': {
    heading: 'Our Management Team',
    says: wordsOf(seeds.team(now), 'fullName'),
    about: way,
  },
  '/team': { heading: 'Our Team', says: ['Meet Our Leadership Team', 'View Open Positions'], about: way },
  '/careers': {
    heading: 'Careers',
    says: wordsOf(seeds.careers(now), 'title'),
    about: [...way, 'JobPosting'],
  },
  '/apply': { heading: 'Join Our Team', says: ['Full Name', 'Submit Application'], about: way },
  [`/apply?jobId=${id(rowId('careers', 2))}`]: {
    heading: 'Apply for Piping Stress Engineer',
    says: ['Port Harcourt', '$16,000 - $22,000'],
    about: [...way, 'JobPosting'],
    canonical: `/apply?jobId=${id(rowId('careers', 2))}`,
  },
  '/projects': { heading: 'Our Projects', says: projects, about: way },
  '/projects?view=programme': {
    heading: 'Our Projects',
    says: [...projects, '(planned)'],
    about: way,
    canonical: '/projects',
  },
  '/projects?view=map': {
    heading: 'Our Projects',
    says: [...projects, 'Ajaokuta', 'Not on the map'],
    about: way,
    canonical: '/projects',
  },
  [`/project/${rowId('projects', 1)}`]: {
    heading: 'Second loading berth, Bonny',
    says: ['Wavecrest Offshore', 'Completed on'],
    about: way,
  },
  '/services': { heading: 'Our Services', says: services, about: way },
  [`/service/${rowId('services', 3)}`]: {
    heading: 'Civil Engineering',
    says: ['Our Services Include:', 'Request A Quote For This Service', 'Femi Alabi'],
    about: [...way, 'Service'],
  },
  '/testimonials': {
    heading: 'Client Testimonials',
    says: ['Client Success Stories', 'Ebiere Dokubo', 'Trusted by Industry Leaders'],
    about: way,
  },
  '/quote': { heading: 'Request a Quote', says: ['Service of Interest', 'Our Happy Clients'], about: way },
  '/blog': {
    heading: 'Blog and Insights',
    says: [...blogs, 'Article —'],
    hides: wordsOf(seeds.blogs(now), 'title', false),
    about: way,
  },
  [`/blog-details/${rowId('blogs', 1)}`]: {
    heading: 'Hot tapping: what we ask before the first arc',
    says: ['First: must it be hot?'],
    about: [...way, 'Article'],
  },
  '/contact': { heading: 'Contact Us', says: [company.phones[0], company.emails[0]], about: way },
  '/gallery': {
    heading: "Company's Gallery",
    says: wordsOf(seeds.media(now), 'title'),
    hides: wordsOf(seeds.media(now), 'title', false),
    about: way,
  },
  '/search?query=pump': { heading: 'Search', says: ['pump'], about: way, canonical: false },
  '/my-messages': {
    heading: 'Sent from this device',
    says: ['until they have arrived'],
    canonical: false,
  },
  '/404': { heading: 'Page Not Found', says: ['Back to Home'] },
}
