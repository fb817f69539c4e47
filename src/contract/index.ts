import { recentNews } from '#src/contract/records/blog-reads.ts'
import { admins } from './admins.ts'
import { applications, setApplicationStatus } from './applications.ts'
import { signIn } from './auth.ts'
import { blogs } from './blogs.ts'
import { careers } from './careers.ts'
import { contactSubmissions } from './contact-submissions.ts'
import type { Endpoint } from './endpoint.ts'
import { media } from './media.ts'
import { projects } from './projects.ts'
import { quoteRequests } from './quote-requests.ts'
import { search } from './search/search.ts'
import { services } from './services.ts'
import { settings } from './settings.ts'
import { summary } from './summary.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'

/** All collections of the API, by their names in code. Pages import a single one instead of this table. */
export const collections = {
  projects,
  services,
  careers,
  blogs,
  testimonials,
  team,
  media,
  applications,
  quoteRequests,
  contactSubmissions,
  admins,
}

/** Calls outside the collections. */
export const singles = {
  signIn,
  recentNews,
  setApplicationStatus,
  search,
  readSummary: summary.read,
  recordVisit: summary.recordVisit,
  logActivity: summary.logActivity,
  readSettings: settings.read,
  saveGeneralSettings: settings.saveGeneral,
  saveBrandingSettings: settings.saveBranding,
  saveSocialSettings: settings.saveSocial,
  saveSeoSettings: settings.saveSeo,
}

/** All calls that a backend of this product supports. */
export const endpoints: Endpoint[] = [
  ...Object.values(collections).flatMap((one) => Object.values(one.endpoints)),
  ...Object.values(singles),
]
