import { admins } from './admins/calls.ts'
import { applications, setApplicationStatus } from './applications/calls.ts'
import { signIn } from './auth/calls.ts'
import { blogs } from './blogs/calls.ts'
import { recentNews } from './blogs/record.ts'
import { careers } from './careers/calls.ts'
import { contactSubmissions } from './contact-submissions/calls.ts'
import type { Endpoint } from './http/endpoint.ts'
import { media } from './media/calls.ts'
import { projects } from './projects/calls.ts'
import { quoteRequests } from './quote-requests/calls.ts'
import { search } from './search/search.ts'
import { services } from './services/calls.ts'
import { settings } from './settings/calls.ts'
import { summary } from './summary/calls.ts'
import { team } from './team/calls.ts'
import { testimonials } from './testimonials/calls.ts'

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
