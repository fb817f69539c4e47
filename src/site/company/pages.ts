import { company, industries } from './company.ts'

/** A page of the site that is no record, as the search lists it. */
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
  label: string
  holds: string
  /** Other words that people look for it by. */
  alsoFoundBy: string
}

/** Suggested before the first search. */
export const suggestedPages: readonly SitePage[] = [
  {
    to: '/projects',
    label: 'Projects',
    holds: 'What we built, for whom, and when it was finished',
    alsoFoundBy: 'references track record portfolio experience',
  },
  {
    to: '/services',
    label: 'Services',
    holds: 'What we design, build and maintain',
    alsoFoundBy: 'disciplines capabilities EPC engineering procurement construction commissioning',
  },
  {
    to: '/careers',
    label: 'Careers',
    holds: 'Open positions and what they pay',
    alsoFoundBy: 'jobs vacancies vacancy employment work recruitment hiring salary graduate internship NYSC',
  },
  {
    to: '/blog',
    label: 'Blog and Insights',
    holds: 'Notes from our engineers and our sites',
    alsoFoundBy: 'news articles posts',
  },
  {
    to: '/testimonials',
    label: 'Testimonials',
    holds: 'What clients say about the work',
    alsoFoundBy: 'reviews references case studies',
  },
  {
    to: '/contact',
    label: 'Contact Us',
    holds: 'Phone, e-mail and the way to the office',
    alsoFoundBy: `telephone call WhatsApp email mail address map directions location head office ${company.city} ${company.state}`,
  },
]

/** Every page that a search may find by its name or subject. */
export const sitePages: readonly SitePage[] = [
  ...suggestedPages,
  {
    to: '/about',
    label: 'About Us',
    holds: 'Our history, vision, mission, core values and strengths',
    alsoFoundBy: 'company profile background who we are',
  },
  {
    to: '/about-hse',
    label: 'HSEs',
    holds: 'Our quality, safety and environmental policies',
    alsoFoundBy:
      'HSE QHSE HSSE SHEQ EHS health policy quality assurance management ISO 9001 14001 45001 certificate certification PPE',
  },
  {
    to: '/team',
    label: 'Team',
    holds: 'The people who lead the work, and those they work with',
    alsoFoundBy: 'staff employees engineers leaders leadership management',
  },
  {
    to: '/management-team',
    label: 'Management Team',
    holds: 'The engineers who run the company',
    alsoFoundBy: 'managers directors leaders leadership board executives CEO MD',
  },
  {
    to: '/quote',
    label: 'Request a Quote',
    holds: 'Tell us what you plan, and an engineer prices it',
    alsoFoundBy: 'quotation price pricing cost estimate budget tender bid proposal RFQ enquiry inquiry demo',
  },
  {
    to: '/gallery',
    label: "Company's Gallery",
    holds: 'Pictures of plant, equipment, workshop and drawing office',
    alsoFoundBy: 'photos images',
  },
  {
    to: '/my-messages',
    label: 'Sent from this device',
    holds: 'What you wrote to us here, and whether it has arrived',
    alsoFoundBy: 'my messages outbox requests applications status',
  },
  {
    to: '/',
    label: 'Industries that we serve',
    holds: industries.map(({ name }) => name).join(', '),
    alsoFoundBy: `sectors home ${industries.map(({ work }) => work).join(' ')}`,
  },
]
