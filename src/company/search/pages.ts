import { company } from '#src/company/company.ts'
import { industries } from '#src/company/industries.ts'

/** Searchable content of a page without a record. */
export interface SitePage {
  to:
    | '/'
    | '/about'
    | '/about-hse'
    | '/blog'
    | '/careers'
    | '/contact'
    | '/gallery'
    | '/management-team'
    | '/my-messages'
    | '/projects'
    | '/quote'
    | '/services'
    | '/team'
    | '/testimonials'
  holds: string
  /** Other words for the page in searches. */
  alsoFoundBy: string
}

/** Suggestions before the first search. */
export const suggestedPages: readonly SitePage[] = [
  {
    to: '/projects',
    holds: 'Our projects, with clients and dates',
    alsoFoundBy: 'references track record portfolio experience',
  },
  {
    to: '/services',
    holds: 'What we design, build and maintain',
    alsoFoundBy: 'disciplines capabilities EPC engineering procurement construction commissioning',
  },
  {
    to: '/careers',
    holds: 'Open positions and what they pay',
    alsoFoundBy: 'jobs vacancies vacancy employment work recruitment hiring salary graduate internship NYSC',
  },
  {
    to: '/blog',
    holds: 'Articles by our engineers, and news from our sites',
    alsoFoundBy: 'news articles posts',
  },
  {
    to: '/testimonials',
    holds: 'What clients say about the work',
    alsoFoundBy: 'reviews references case studies',
  },
  {
    to: '/contact',
    holds: 'Phone, e-mail and the way to the office',
    alsoFoundBy: `telephone call WhatsApp email mail address map directions location head office ${company.city} ${company.state}`,
  },
]

/** All pages that a search can find. */
export const sitePages: readonly SitePage[] = [
  ...suggestedPages,
  {
    to: '/about',
    holds: 'Our history, vision, mission, core values and strengths',
    alsoFoundBy: 'company profile background who we are',
  },
  {
    to: '/about-hse',
    holds: 'Our policies on quality, safety and the environment',
    alsoFoundBy:
      'HSE QHSE HSSE SHEQ EHS health policy quality assurance management ISO 9001 14001 45001 certificate certification PPE',
  },
  {
    to: '/team',
    holds: 'The people who lead the work, and those they work with',
    alsoFoundBy: 'staff employees engineers leaders leadership management',
  },
  {
    to: '/management-team',
    holds: 'The engineers who run the company',
    alsoFoundBy: 'managers directors leaders leadership board executives CEO MD',
  },
  {
    to: '/quote',
    holds: 'Tell us about your project, and an engineer prices it',
    alsoFoundBy: 'quotation price pricing cost estimate budget tender bid proposal RFQ enquiry inquiry demo',
  },
  {
    to: '/gallery',
    holds: 'Pictures of plant, equipment, workshop and drawing office',
    alsoFoundBy: 'photos images',
  },
  {
    to: '/my-messages',
    holds: 'Messages, requests and applications that you wrote on this device',
    alsoFoundBy: 'my messages outbox requests applications status',
  },
  {
    to: '/',
    holds: industries.map(({ name }) => name).join(', '),
    alsoFoundBy: `sectors home ${industries.map(({ work }) => work).join(' ')}`,
  },
]
