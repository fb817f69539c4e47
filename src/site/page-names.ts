import type { SitePage } from '#src/company/search/pages.ts'

/** Names of the pages without a record, by path. */
export const pageNames = {
  '/': 'Industries',
  '/about': 'About Us',
  '/about-hse': 'HSEs',
  '/blog': 'Blog and Insights',
  '/careers': 'Careers',
  '/contact': 'Contact Us',
  '/gallery': "Company's Gallery",
  '/management-team': 'Management Team',
  '/my-messages': 'Sent from this device',
  '/projects': 'Projects',
  '/quote': 'Request a Quote',
  '/services': 'Services',
  '/team': 'Team',
  '/testimonials': 'Testimonials',
} satisfies Record<SitePage['to'], string>
